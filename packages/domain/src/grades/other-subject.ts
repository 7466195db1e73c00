/** Subjects of Category C, other languages, with the results that are reported since 2025, best first. */
const LANGUAGE_RESULTS = {
  FRE: ['C2', 'C1', 'B2', 'B1', 'A2'],
  GER: ['C2', 'C1', 'B2', 'B1', 'A2'],
  JPN: ['N1', 'N2', 'N3'],
  KOR: ['6', '5', '4', '3'],
  SPA: ['C2', 'C1', 'B2', 'B1', 'A2'],
  URD: ['A++', 'A+', 'A', 'B++', 'B+', 'B', 'C', 'D', 'E'],
} as const;

export const OTHER_LANGUAGES = ['FRE', 'GER', 'JPN', 'KOR', 'SPA', 'URD'] as const;
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

/** Results of Applied Learning (Category B), best first: attained with distinction II and I, attained. */
export const APPLIED_RESULTS = ['AD2', 'AD1', 'ATT'] as const;
export type AppliedResult = (typeof APPLIED_RESULTS)[number];

/** Applied Learning, of whose courses the best stands for all, and other languages. */
export const OTHER_SUBJECTS = ['APL', ...OTHER_LANGUAGES] as const;
export type OtherSubject = (typeof OTHER_SUBJECTS)[number];

/** Results of each, best first. */
export const OTHER_RESULTS = { APL: APPLIED_RESULTS, ...LANGUAGE_RESULTS } as const;
export type OtherResult = (typeof OTHER_RESULTS)[OtherSubject][number];
export const ALL_OTHER_RESULTS: readonly OtherResult[] = [...new Set(Object.values(OTHER_RESULTS).flat())];

/** A pupil's results in subjects of Categories B and C. */
export type OtherResults = Readonly<Partial<Record<OtherSubject, OtherResult>>>;

const KNOWN: ReadonlySet<string> = new Set(OTHER_SUBJECTS);

export function isOtherSubject(code: string): code is OtherSubject {
  return KNOWN.has(code);
}

/** Whether a text is a result of that subject. */
export function isResultOf(subject: OtherSubject, text: string): text is OtherResult {
  return OTHER_RESULTS[subject].some((result) => result === text);
}

/** The results that a pupil holds beside the grades, in a fixed order. */
export function otherEntries(grades: OtherResults): readonly (readonly [OtherSubject, OtherResult])[] {
  return OTHER_SUBJECTS.flatMap((subject) => {
    const result = grades[subject];
    return result === undefined ? [] : [[subject, result] as const];
  });
}

/** The same without the grades. */
export function otherResultsOf(grades: OtherResults): OtherResults {
  return Object.fromEntries(otherEntries(grades));
}
