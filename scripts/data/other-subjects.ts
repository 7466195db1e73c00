import { readFileSync } from 'node:fs';
import {
  APPLIED_RESULTS,
  type AppliedPoints,
  INSTITUTIONS,
  type InstitutionRules,
  type LanguagePoints,
  OTHER_LANGUAGES,
  type OtherEntrance,
  type OtherScore,
  type OtherSubjectsFile,
  type SourceNote,
} from '@lodestar/domain';
import { z } from 'zod';

const texts = z.array(z.string());
const points = z.record(z.string(), z.record(z.string(), z.number().nullable()).nullable());

const collectedSchema = z.object({
  entry_year: z.int(),
  sources: z.record(z.string(), z.string()),
  institutions: z.record(
    z.string(),
    z.object({
      apl: z.object({
        entrance: z.string().nullable(),
        score: z.string().nullable(),
        points: z.record(z.string(), z.number().nullable()).nullable(),
        programmes: texts.optional(),
        source: texts,
      }),
      category_c: z.object({
        entrance: z.string().nullable(),
        score: z.string().nullable(),
        points: points.nullable(),
        programmes: texts.optional(),
        excluded_programmes: texts.optional(),
        exceptions: z.record(z.string(), points).optional(),
        source: texts,
      }),
      programmes: z
        .record(
          z.string(),
          z.object({
            apl_as_second_elective: z.enum(['yes', 'no', 'specified', 'related']),
            category_c_as_second_elective: z.boolean(),
          }),
        )
        .optional(),
    }),
  ),
});

type Collected = z.infer<typeof collectedSchema>['institutions'][string];

/** The collected words and what they mean; words that nobody has read stop the work. */
const ENTRANCE: Readonly<Record<string, OtherEntrance>> = {
  no: 'no',
  elective: 'elective',
  'unspecified elective': 'elective',
  'unspecified elective, except the listed programmes': 'elective',
  'elective at the levels that carry points': 'elective',
  'at most one': 'elective',
  'at most one elective': 'elective',
  'at most two; Attained, (I), (II) stand for levels 2, 3, 4': 'elective',
  'up to two electives, unless the programme says otherwise': 'elective',
  'degrees: at most one, as an elective; JS8507: at most two': 'elective',
  'second elective': 'secondElective',
  'second elective, per programme': 'secondElective',
  'second elective only (also in place of M1/M2); never the first elective': 'secondElective',
  'only JS5411 and JS5812: second elective, score 3 or above': 'no',
  'one elective, only the listed programmes': 'no',
  'one relevant subject, programmes as they say': 'someCourses',
  'at most one relevant subject': 'someCourses',
  'may be an elective, a bonus or a tie-breaker, programmes as they say': 'unknown',
};
const LANGUAGE_SCORE: Readonly<Record<string, InstitutionRules['languages']['score']>> = {
  yes: 'elective',
  'yes, but JSSA01 and JSSA03 score Category A only': 'elective',
  'counted like an elective in best 5': 'elective',
  'yes, with the subject weight of the sheet': 'byWeights',
  'per programme, notes a and c of the score sheet: a = M1/M2 or one Category C, the higher; c = M1/M2 and a Category C; no note = neither':
    'byFormula',
  'counts for the sixth-subject bonus in every programme: 8.5 5.00%, 7 4.12%, 5.5 3.24%, 4 2.35%, 3 1.76%':
    'bonus',
};
/** What holds of programmes that are not listed, where a list is given. */
const APPLIED_SCORE: Readonly<Record<string, OtherScore>> = {
  no: 'no',
  unknown: 'unknown',
  yes: 'elective',
  'yes, but JSSA01 and JSSA03 score Category A only': 'elective',
  'yes; listed programmes weigh specified ApL subjects x 1.5': 'elective',
  'yes, with the subject weight of the sheet': 'no',
  'as that elective': 'no',
  bonus: 'unknown',
};

function meaning<Meaning>(
  known: Readonly<Record<string, Meaning>>,
  words: string | null,
  none: Meaning,
): Meaning {
  if (words === null) return none;
  const found = known[words];
  if (found === undefined) throw new Error(`nobody has read the words "${words}"`);
  return found;
}

function languagePoints(collected: z.infer<typeof points>): LanguagePoints {
  const held = OTHER_LANGUAGES.flatMap((language) => {
    const printed = Object.entries(collected[language] ?? {}).flatMap(([result, worth]) =>
      worth === null ? [] : [[result, worth] as const],
    );
    // Whole numbers stand in ascending order in an object, whatever was written: the levels of Korean are turned round.
    printed.sort((one, other) => other[1] - one[1] || Number(other[0]) - Number(one[0]) || 0);
    return printed.length === 0 ? [] : [[language, printed] as const];
  });
  return Object.fromEntries(held);
}

function languageExceptions({
  category_c: rule,
  programmes,
}: Collected): InstitutionRules['languages']['exceptions'] {
  const named = Object.entries(programmes ?? {});
  const refusing = named.flatMap(([code, one]) => (one.category_c_as_second_elective ? [] : [code]));
  return [
    ...(rule.programmes === undefined
      ? []
      : [{ programmes: rule.programmes, entrance: 'secondElective', score: 'elective' } as const]),
    ...(rule.excluded_programmes === undefined
      ? []
      : [{ programmes: rule.excluded_programmes, entrance: 'no', score: 'no' } as const]),
    // What is no elective for entry there may count all the same: nothing is printed.
    ...(refusing.length === 0 ? [] : [{ programmes: refusing, entrance: 'no', score: 'unknown' } as const]),
    ...Object.entries(rule.exceptions ?? {}).map(([codes, worth]) => ({
      programmes: codes.split(','),
      points: languagePoints(worth),
    })),
  ];
}

/** How the programmes listed count Applied Learning: those that print weights, name courses or give a bonus. */
const LISTED: Readonly<
  Record<string, Pick<InstitutionRules['applied']['exceptions'][number], 'entrance' | 'score'>>
> = {
  bonus: { score: 'bonus' },
  'as that elective': { entrance: 'someCourses', score: 'someCourses' },
  'yes, with the subject weight of the sheet': { score: 'someCourses' },
};

function appliedExceptions({ apl, programmes }: Collected): InstitutionRules['applied']['exceptions'] {
  const listed = apl.score === null ? undefined : LISTED[apl.score];
  const named = Object.entries(programmes ?? {});
  const of = (...kinds: readonly string[]) =>
    named.flatMap(([code, one]) => (kinds.includes(one.apl_as_second_elective) ? [code] : []));
  const [some, none] = [of('specified', 'related'), of('no')];
  return [
    ...(apl.programmes === undefined || listed === undefined
      ? []
      : [{ programmes: apl.programmes, ...listed }]),
    ...(some.length === 0
      ? []
      : [{ programmes: some, entrance: 'someCourses', score: 'someCourses' } as const]),
    ...(none.length === 0 ? [] : [{ programmes: none, entrance: 'no', score: 'unknown' } as const]),
  ];
}

function appliedPoints({ apl }: Collected): AppliedPoints | null {
  const { points: printed } = apl;
  if (printed === null) return null;
  return APPLIED_RESULTS.flatMap((result) => {
    const worth = printed[result] ?? null;
    return worth === null ? [] : [[result, worth] as const];
  });
}

function rulesOf(collected: Collected): InstitutionRules {
  const { apl, category_c: languages } = collected;
  return {
    languages: {
      entrance: meaning(ENTRANCE, languages.entrance, 'unknown'),
      score: meaning(LANGUAGE_SCORE, languages.score, 'unknown'),
      points: languages.points === null ? null : languagePoints(languages.points),
      exceptions: languageExceptions(collected),
      sources: languages.source,
    },
    applied: {
      entrance: meaning(ENTRANCE, apl.entrance, 'unknown'),
      // A bonus is given in the programmes listed; where no list is printed it is not known in which.
      score:
        apl.score === 'bonus' && apl.programmes !== undefined
          ? 'no'
          : meaning(APPLIED_SCORE, apl.score, 'unknown'),
      points: appliedPoints(collected),
      exceptions: appliedExceptions(collected),
      sources: apl.source,
    },
  };
}

/** Reads the collected rules; throws with what it does not know. */
export function readOtherSubjects(path: string): OtherSubjectsFile {
  const parsed = collectedSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw new Error(`${path} is not in the expected shape:\n${z.prettifyError(parsed.error)}`);
  const { entry_year, institutions } = parsed.data;
  const sources = Object.entries(parsed.data.sources).map(([id, name]): readonly [string, SourceNote] => [
    id,
    { name, year: entry_year, link: null },
  ]);
  const rules = INSTITUTIONS.map((code) => {
    const collected = institutions[code];
    if (collected === undefined) throw new Error(`${path} has no ${code}`);
    return [code, rulesOf(collected)] as const;
  });
  return {
    format: 1,
    entry_year,
    sources: Object.fromEntries(sources),
    institutions: Object.fromEntries(rules),
  };
}

/** The file's text, one source or institution a line. */
export function otherSubjectsText({ format, entry_year, sources, institutions }: OtherSubjectsFile): string {
  const linesOf = (rows: object) =>
    Object.entries(rows)
      .map(([key, row]) => `    ${JSON.stringify(key)}: ${JSON.stringify(row)}`)
      .join(',\n');
  return `{
  "format": ${format},
  "entry_year": ${entry_year},
  "sources": {\n${linesOf(sources)}\n  },
  "institutions": {\n${linesOf(institutions)}\n  }
}
`;
}
