import type { CatalogueEntry } from '../../admission/catalogue.ts';
import type { LevelSummary, RequirementCheck } from '../../admission/classification.ts';
import { summaryOf } from '../../admission/classify.ts';
import type { BandCounts, Programme } from '../../admission/programme.ts';
import { checkPlan } from '../../admission/requirement.ts';
import { type JupasBand, jupasBandAt } from '../../admission/selection.ts';
import type { Grades } from '../../grades/grade.ts';
import type { ListBasis } from '../mix-candidates.ts';

/** A choice that stands in the list, with what the pupil's grades make of it. */
export interface Choice {
  readonly code: string;
  readonly band: JupasBand;
  readonly entry: CatalogueEntry;
  readonly programme: Programme;
  /** Null without grades. */
  readonly judged: {
    readonly grades: Grades;
    readonly summary: LevelSummary;
    readonly check: RequirementCheck;
  } | null;
}

/** The choices that can be judged: the first of each code, known this year, within what JUPAS takes. */
export function choicesOf(
  { catalogue }: ListBasis,
  codes: readonly string[],
  grades: Grades | null,
): readonly Choice[] {
  return codes.flatMap((code, place): readonly Choice[] => {
    const band = jupasBandAt(place);
    const entry = catalogue.entry(code);
    if (band === null || entry === undefined || codes.indexOf(code) !== place) return [];
    const judged =
      grades === null
        ? null
        : { grades, summary: summaryOf(entry, grades), check: checkPlan(entry.requirements, grades) };
    return [{ code, band, entry, programme: entry.programme, judged }];
  });
}

function columnOf(band: JupasBand): 1 | 2 | 3 | 4 | 5 {
  switch (band) {
    case 'A':
      return 1;
    case 'B':
      return 2;
    case 'C':
      return 3;
    case 'D':
      return 4;
    case 'E':
      return 5;
  }
}

/** Applications and offers in a band over the years held for both, and which years these are; null without any. */
export function bandRecord(
  { stats_apply, stats_offer }: Pick<Programme, 'stats_apply' | 'stats_offer'>,
  band: JupasBand,
): {
  readonly applications: number;
  readonly offers: number;
  readonly from: number;
  readonly to: number;
} | null {
  const column = columnOf(band);
  const offered = new Map(stats_offer.map((row) => [row[0], row]));
  const both = stats_apply.flatMap((row): readonly (readonly [BandCounts, BandCounts])[] => {
    const offer = offered.get(row[0]);
    return offer === undefined ? [] : [[row, offer]];
  });
  if (both.length === 0) return null;
  const years = both.map(([[year]]) => year);
  return {
    applications: both.reduce((sum, [row]) => sum + row[column], 0),
    offers: both.reduce((sum, [, row]) => sum + row[column], 0),
    from: Math.min(...years),
    to: Math.max(...years),
  };
}
