import type { InstitutionCode, Programme } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { programmesFoundBy } from '../programme-index.ts';
import { entriesFor, nearestOf, type Standing, standingOf } from '../standing.ts';
import { type BandCount, bandCounts } from './band-counts.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { type SubjectsToldOf, subjectsToldOf } from './programme-subjects.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

/** What can be compared besides figures: what is taught, what graduates become, and how the score is counted. */
export const COMPARE_ASPECTS = ['content', 'careers', 'formula'] as const;
export type CompareAspect = (typeof COMPARE_ASPECTS)[number];

/** Programmes by their codes; with fewer than two, the first that each institution has by the query. */
export interface CompareInput {
  readonly codes: readonly string[];
  readonly query: string;
  readonly institutions: readonly InstitutionCode[];
  /** Told before the figures. */
  readonly aspects?: readonly CompareAspect[] | undefined;
  /** False: nothing but the aspects is asked. */
  readonly figures?: boolean | undefined;
}

export interface ComparedProgramme extends Standing {
  readonly lower_quartile: number | null;
  readonly upper_quartile: number | null;
  /** Printed with a median outside its quartiles: not to be compared blindly. */
  readonly out_of_order: boolean;
  readonly places: number | null;
  /** Whether the places are those of several programmes together. */
  readonly places_shared: boolean;
  readonly band_a: BandCount | null;
  /** Entry year of the applications and offers. */
  readonly statistics_year: number | null;
  readonly interview: Programme['interview_arrangement'];
  /** What a local pupil pays in the first year, in Hong Kong dollars. */
  readonly fee: number | null;
  /** What is taught and what graduates become, where that is asked. */
  readonly about: SubjectsToldOf | null;
  /** How its score is counted, as published, and the highest that it gives. */
  readonly formula: string;
  readonly maximum: number;
}

export interface CompareResult extends FiguresSource {
  readonly tool: 'compare';
  /** In the order asked for. */
  readonly programmes: readonly ComparedProgramme[];
  /** Code of the one nearest for the pupil; null where none is nearer, or nothing can be told. */
  readonly nearer: string | null;
  readonly unknown: readonly string[];
  readonly aspects: readonly CompareAspect[];
  /** Whether figures stand beside the aspects. */
  readonly figures: boolean;
}

function codesOf({ codes, query, institutions }: CompareInput, context: EddyContext): readonly string[] {
  const found = institutions.flatMap((institution) => {
    const [first] = query === '' ? [] : programmesFoundBy(query, [institution], context);
    return first === undefined ? [] : [first.code];
  });
  return [...new Set(codes.length > 1 ? codes : [...codes, ...found])].slice(0, TOOL_LIMITS.compared);
}

/** Two to four programmes beside one another, and which of them is nearer for the pupil. */
export function compareProgrammes(input: CompareInput, context: EddyContext): CompareResult {
  const { entries, unknown } = entriesFor(codesOf(input, context), context);
  const { aspects = [] } = input;
  const programmes = entries.map((entry): ComparedProgramme => {
    const { programme } = entry;
    return {
      ...standingOf(entry, context.grades, context),
      lower_quartile: programme.score_lq,
      upper_quartile: programme.score_uq,
      out_of_order: programme.printed_out_of_order,
      places: programme.intake,
      places_shared: programme.intake_shared_with !== null,
      band_a: bandCounts(programme.stats_apply, programme.stats_offer)[0] ?? null,
      statistics_year: programme.statistics_year,
      interview: programme.interview_arrangement,
      fee: programme.fee_after_subsidy_hkd ?? programme.first_year_fee_hkd,
      formula: programme.calculation.text,
      maximum: programme.calculation.maximum,
      about: aspects.length === 0 ? null : subjectsToldOf(programme.code, context),
    };
  });
  return {
    tool: 'compare',
    programmes,
    nearer: nearestOf(programmes)?.code ?? null,
    unknown,
    aspects,
    figures: input.figures ?? true,
    ...figuresSource(
      entries.map(({ programme }) => programme),
      context,
    ),
  };
}
