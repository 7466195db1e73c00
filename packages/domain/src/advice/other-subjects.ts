import type { Programme, SourceNote } from '../admission/programme.ts';
import { ruleEffects } from '../admission/score/rule-effects.ts';
import { type AppliedResult, OTHER_LANGUAGES, type OtherLanguage } from '../grades/other-subject.ts';

/** What each result of a language is worth; a result or language that is absent is not printed. */
export type LanguagePoints = Readonly<
  Partial<Record<OtherLanguage, readonly (readonly [result: string, points: number])[]>>
>;
export type AppliedPoints = readonly (readonly [result: AppliedResult, points: number])[];

/** Whether a subject may serve as an elective for entry. `someCourses`: only courses that the programme names. */
export type OtherEntrance = 'elective' | 'secondElective' | 'someCourses' | 'no' | 'unknown';
/** How it counts in the score. `bonus`: beyond the best five alone. */
export type OtherScore = 'elective' | 'bonus' | 'someCourses' | 'no' | 'unknown';

/** Programmes for which something else holds than for the rest of their institution. */
interface Exception {
  readonly programmes: readonly string[];
  readonly entrance?: OtherEntrance;
  readonly score?: OtherScore;
  readonly points?: LanguagePoints;
}

interface LanguageRule {
  readonly entrance: OtherEntrance;
  /** `byFormula`: the programme's own formula says; `byWeights`: only languages that its weights name. */
  readonly score: OtherScore | 'byFormula' | 'byWeights';
  readonly points: LanguagePoints | null;
  readonly exceptions: readonly Exception[];
  /** Keys of the file's `sources`. */
  readonly sources: readonly string[];
}

interface AppliedRule {
  readonly entrance: OtherEntrance;
  readonly score: OtherScore;
  readonly points: AppliedPoints | null;
  readonly exceptions: readonly Exception[];
  readonly sources: readonly string[];
}

/** What institutions publish of Categories B and C for one entry year. Unknown is "not printed", never "no". */
export interface OtherSubjectsFile {
  readonly format: 1;
  readonly entry_year: number;
  readonly sources: Readonly<Record<string, SourceNote>>;
  /** By the codes of the institutions. */
  readonly institutions: Readonly<Record<string, InstitutionRules>>;
}

export interface InstitutionRules {
  readonly languages: LanguageRule;
  readonly applied: AppliedRule;
}

interface SubjectUse<Points> {
  readonly entrance: OtherEntrance;
  readonly score: OtherScore;
  /** Null where it does not count, or what it is worth is not printed. */
  readonly points: Points | null;
  readonly sources: readonly SourceNote[];
}

/** What other languages and Applied Learning are good for in one programme. */
export interface OtherSubjects {
  readonly languages: SubjectUse<LanguagePoints>;
  readonly applied: SubjectUse<AppliedPoints>;
}

function languageScore(score: LanguageRule['score'], { calculation }: Programme): OtherScore {
  const { otherCategories } = ruleEffects(calculation);
  if (otherCategories === 'no') return 'no';
  if (score === 'byFormula') return otherCategories === 'unsaid' ? 'no' : 'elective';
  if (score === 'byWeights')
    return OTHER_LANGUAGES.some((one) => (calculation.weights[one] ?? 0) > 0) ? 'elective' : 'no';
  return score;
}

/** Where weights decide, only the languages that have one. */
function countedPoints(
  points: LanguagePoints,
  rule: LanguageRule,
  { calculation }: Programme,
): LanguagePoints {
  if (rule.score !== 'byWeights') return points;
  const weighted = OTHER_LANGUAGES.flatMap((language) => {
    const worth = points[language];
    return worth === undefined || !((calculation.weights[language] ?? 0) > 0)
      ? []
      : [[language, worth] as const];
  });
  return Object.fromEntries(weighted);
}

const isCounted = (score: OtherScore): boolean =>
  score === 'elective' || score === 'bonus' || score === 'someCourses';

function exceptionOf({ exceptions }: LanguageRule | AppliedRule, { code }: Programme): Partial<Exception> {
  return exceptions.find(({ programmes }) => programmes.includes(code)) ?? {};
}

/** What a programme makes of other languages and Applied Learning; null for an institution that the file does not have. */
export function otherSubjectsOf(file: OtherSubjectsFile, programme: Programme): OtherSubjects | null {
  const rules = file.institutions[programme.institution];
  if (rules === undefined) return null;
  const { languages, applied } = rules;
  const notes = (ids: readonly string[]) => ids.flatMap((id) => file.sources[id] ?? []);
  const own = exceptionOf(languages, programme);
  const score = own.score ?? languageScore(languages.score, programme);
  const points = own.points ?? languages.points;
  const ownApplied = exceptionOf(applied, programme);
  const onlyCategoryA = ruleEffects(programme.calculation).otherCategories === 'no';
  const appliedScore = onlyCategoryA ? 'no' : (ownApplied.score ?? applied.score);
  return {
    languages: {
      entrance: own.entrance ?? languages.entrance,
      score,
      points: isCounted(score) && points !== null ? countedPoints(points, languages, programme) : null,
      sources: notes(languages.sources),
    },
    applied: {
      entrance: ownApplied.entrance ?? applied.entrance,
      score: appliedScore,
      points: isCounted(appliedScore) ? applied.points : null,
      sources: notes(applied.sources),
    },
  };
}
