import {
  type Formula,
  type InstitutionCode,
  type Programme,
  referenceKind,
  referenceScore,
} from '@lodestar/domain';
import type { ToldTotal } from '../asked/total-words.ts';
import type { EddyContext } from '../context.ts';
import { briefOf, entriesFor, type Standing } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';

/**
 * How a plain sum stands to the score of a formula. `same`: it is the score, but for rare bonuses; `atLeast`: weights only
 * add to it; `other`: it cannot be held against the published figures.
 */
export type Comparable = 'same' | 'atLeast' | 'other';

export interface TotalStanding
  extends Pick<
    Standing,
    | 'code'
    | 'short_name'
    | 'name'
    | 'institution'
    | 'institution_name'
    | 'reference'
    | 'reference_kind'
    | 'year'
  > {
  readonly comparable: Comparable;
  /** Highest score of the formula. */
  readonly maximum: number;
  /** The sum less the published figure, in points; null: it cannot be compared. */
  readonly from_reference: number | null;
}

export interface TotalInput extends ToldTotal {
  /** None: all programmes that count a plain sum. */
  readonly codes: readonly string[];
  /** Those at which all programmes are looked at, where none is named; none: all. */
  readonly institutions: readonly InstitutionCode[];
  /** Whether the grades are asked for at the end. */
  readonly ask: boolean;
}

export interface TotalResult extends FiguresSource {
  readonly tool: 'stated_total';
  readonly total: number;
  readonly subjects: 5 | 6;
  readonly ask: boolean;
  readonly programmes: readonly TotalStanding[];
  /** Whether these were picked among all, since none was named. */
  readonly at_large: boolean;
  /** Those that were asked about; none: all. */
  readonly institutions: readonly InstitutionCode[];
  /** Of all programmes that count a plain sum of so many subjects, and publish a figure. */
  readonly plain: { readonly count: number; readonly reached: number };
}

const weightsOf = ({ weights, terms, weight_pools: pools }: Formula): readonly number[] => [
  ...Object.values(weights),
  ...terms.flatMap((term) => [term.w, ...Object.values(term.weights ?? {})]),
  ...pools.map(({ w }) => w),
];

/** Whether any subjects count, so many of them, on the 7-point scale. */
function isPlainSum({ known, scale, terms, alternatives, rules }: Formula, subjects: number): boolean {
  const size = terms.reduce((sum, { n }) => sum + n, 0);
  const isAny = alternatives === null && terms.every(({ from }) => from === null);
  return known && scale === '7' && isAny && size === subjects && !rules.includes('listedWeightsOnly');
}

function comparableWith(formula: Formula, subjects: number): Comparable {
  if (!isPlainSum(formula, subjects)) return 'other';
  const weights = weightsOf(formula);
  if (weights.every((weight) => weight === 1) && formula.bonus.length === 0) return 'same';
  return weights.every((weight) => weight >= 1) ? 'atLeast' : 'other';
}

function standingOf(
  programme: Programme,
  { total, subjects }: ToldTotal,
  context: EddyContext,
): TotalStanding {
  const reference = referenceScore(programme);
  const comparable = comparableWith(programme.calculation, subjects);
  const isTold =
    reference !== null && (comparable === 'same' || (comparable === 'atLeast' && total >= reference));
  return {
    ...briefOf(programme, context),
    reference,
    reference_kind: referenceKind(programme),
    year: programme.score_year,
    comparable,
    maximum: programme.calculation.maximum,
    from_reference: isTold ? Math.round((total - reference) * 1000) / 1000 : null,
  };
}

const LISTED = 6;
const isReached = ({ from_reference: gap }: TotalStanding): boolean => gap !== null && gap >= 0;

/** Where a sum of grades stands beside the published figures, as far as it can be held against them. */
export function totalStandings(
  { codes, institutions, ask, ...told }: TotalInput,
  context: EddyContext,
): TotalResult {
  const all = context.catalogue.programmes
    .filter(({ institution }) => institutions.length === 0 || institutions.includes(institution))
    .map((programme) => standingOf(programme, told, context))
    .filter(({ comparable, reference }) => comparable === 'same' && reference !== null);
  const reached = all.filter(isReached);
  const hardest = reached.toSorted((one, other) => (other.reference ?? 0) - (one.reference ?? 0));
  const named = entriesFor(codes, context).entries.map(({ programme }) =>
    standingOf(programme, told, context),
  );
  const isAtLarge = named.length === 0;
  const programmes = isAtLarge ? hardest.slice(0, LISTED) : named;
  return {
    tool: 'stated_total',
    ...told,
    ask,
    programmes,
    at_large: isAtLarge,
    institutions,
    plain: { count: all.length, reached: reached.length },
    ...figuresSource(
      programmes.map(({ code }) => context.catalogue.find(code)),
      context,
    ),
  };
}
