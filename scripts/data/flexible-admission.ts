import { readFileSync } from 'node:fs';
import type { FlexibleAdmissionFile, FlexibleRoute, RouteNeed, SourceNote } from '@lodestar/domain';
import { z } from 'zod';

const texts = z.array(z.string());

const collectedSchema = z.object({
  sources: z.record(z.string(), z.strictObject({ what: z.string(), url: z.string().nullable() })),
  routes: z.array(
    z.object({
      institution: z.string(),
      entry_year: z.int(),
      subjects_that_may_be_missed: texts.nullable(),
      levels_below: z.int().nullable(),
      subjects_at_most: z.int(),
      needed_instead: texts.nullable(),
      band_a_required: z.literal(true).nullable(),
      interview_required: z.literal(true).nullable(),
      programmes: texts.nullable(),
      subject_by_programme: z.record(z.string(), texts).optional(),
      source: z.string(),
    }),
  ),
});

type Collected = z.infer<typeof collectedSchema>;
type CollectedRoute = Collected['routes'][number];

/** Older rules are history, not a way in. */
const FIRST_ENTRY_YEAR = 2025;

const NEEDS: Readonly<Record<string, RouteNeed>> = {
  "reach the scheme's own flexible threshold score (published by PolyU, not in our files)": {
    code: 'ownThreshold',
  },
  'overall results judged competitive, e.g. best five': { code: 'competitiveResults' },
  'criteria of the university, not given in the sheet': { code: 'notStated' },
  'see the 2023 row': { code: 'notStated' },
  'level 2 in the missed subject': { code: 'missedSubjectAt', grade: '2' },
  'level 5* or above in one other Category A subject': { code: 'anotherSubjectAt', grade: '5*' },
  "the programme's minimum expected score": { code: 'expectedScore' },
  'score at least the 2025 median of the programme; the calculator also holds reference scores for nine programmes':
    { code: 'medianScore', year: 2025 },
};

function needOf(text: string): RouteNeed {
  const known = NEEDS[text];
  if (known === undefined) throw new Error(`nobody has named the need "${text}"`);
  return known;
}

/** A route for each set of subjects: at Lingnan it differs by programme which one may be missed. */
function routesOf(row: CollectedRoute): readonly FlexibleRoute[] {
  const { subjects_that_may_be_missed: subjects, programmes, needed_instead, levels_below } = row;
  if (row.entry_year < FIRST_ENTRY_YEAR || subjects === null || programmes === null) return [];
  if (levels_below !== 1 || row.subjects_at_most !== 1)
    throw new Error(`${row.institution}: more than one subject by one level`);
  const groups = Map.groupBy(programmes, (code) => (row.subject_by_programme?.[code] ?? subjects).join());
  return [...groups].map(([group, codes]) => ({
    institution: row.institution,
    entry_year: row.entry_year,
    subjects: group.split(','),
    needs: (needed_instead ?? []).map(needOf),
    band_a_required: row.band_a_required,
    interview_required: row.interview_required,
    programmes: codes,
    source: row.source,
  }));
}

/** Reads the collected routes; throws with what it does not know. */
export function readFlexibleAdmission(path: string): FlexibleAdmissionFile {
  const parsed = collectedSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw new Error(`${path} is not in the expected shape:\n${z.prettifyError(parsed.error)}`);
  const routes = parsed.data.routes.flatMap(routesOf);
  const sources = routes.map(({ source, entry_year }): readonly [string, SourceNote] => {
    const note = parsed.data.sources[source];
    return [source, { name: note?.what ?? source, year: entry_year, link: note?.url ?? null }];
  });
  return { format: 1, sources: Object.fromEntries(sources), routes };
}

/** The file's text, one source or route a line. */
export function flexibleAdmissionText({ format, sources, routes }: FlexibleAdmissionFile): string {
  const notes = Object.entries(sources).map(
    ([id, note]) => `    ${JSON.stringify(id)}: ${JSON.stringify(note)}`,
  );
  const rows = routes.map((route) => `    ${JSON.stringify(route)}`);
  return `{
  "format": ${format},
  "sources": {\n${notes.join(',\n')}\n  },
  "routes": [\n${rows.join(',\n')}\n  ]
}
`;
}
