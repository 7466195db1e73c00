import type { BandCounts, Programme, SourceNote } from '../admission/programme.ts';

/** What was published of one entry year: the middle, the quartiles, and the place of the document in the list. */
export type PublishedYear = readonly [
  year: number,
  median: number | null,
  mean: number | null,
  comparableWithNext: boolean | null,
  upper: number | null,
  lower: number | null,
  source: number,
];

/** The published scores of the years held, by code, retired programmes too. */
export interface ScoreHistoryFile {
  readonly format: 2;
  readonly source: string;
  /** Documents, named by their place. */
  readonly sources: readonly string[];
  readonly programmes: Readonly<Record<string, readonly PublishedYear[]>>;
}

/** Numbers of applicants or of offers by band. */
export interface BandFigures {
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly D: number;
  readonly E: number;
  readonly total: number;
}

/** One entry year of a programme; null is "not published or not found". */
export interface HistoryYear {
  readonly year: number;
  readonly uq: number | null;
  readonly md: number | null;
  readonly lq: number | null;
  readonly mean: number | null;
  /** Whether formula, scale and weights agree with the year after; null: not known, or there is none. */
  readonly comparable: boolean | null;
  readonly offers: BandFigures | null;
  readonly applications: BandFigures | null;
  /** Of the scores; where there are none, of the numbers. */
  readonly source: SourceNote | null;
}

function bandFigures(rows: readonly BandCounts[], year: number): BandFigures | null {
  const row = rows.find(([one]) => one === year);
  if (row === undefined) return null;
  const [, A, B, C, D, E, total] = row;
  return { A, B, C, D, E, total };
}

/** What is held of a programme's earlier years, oldest first: scores on each year's own formula, and numbers by band. */
export function programmeHistory(
  { sources, programmes }: ScoreHistoryFile,
  { code, stats_apply, stats_offer, source: noted }: Programme,
): readonly HistoryYear[] {
  const scores = new Map((programmes[code] ?? []).map((row) => [row[0], row]));
  const counted = [...stats_apply, ...stats_offer].map(([year]) => year);
  const years = [...new Set([...scores.keys(), ...counted])].sort((one, other) => one - other);
  return years.map((year) => {
    const row = scores.get(year);
    const name = row === undefined ? undefined : sources[row[6]];
    return {
      year,
      uq: row?.[4] ?? null,
      md: row?.[1] ?? null,
      lq: row?.[5] ?? null,
      mean: row?.[2] ?? null,
      comparable: row?.[3] ?? null,
      offers: bandFigures(stats_offer, year),
      applications: bandFigures(stats_apply, year),
      source: name === undefined ? (noted.statistics ?? null) : { name, year, link: null },
    };
  });
}
