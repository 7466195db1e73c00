import { feeToPay, type Programme, referenceScore, weightIn } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { programmesFoundBy } from '../programme-index.ts';
import { hasEnoughGrades, isAboveMedian, type Standing, standingAt, sureness } from '../standing.ts';
import { type Conditions, programmesWith } from './conditions.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

/** `rate`: offers to those who put it in Band A; `median`: as a share of the highest score of its formula. */
export const FIND_ORDERS = ['level', 'median', 'places', 'rate', 'fee'] as const;
export type FindOrder = (typeof FIND_ORDERS)[number];

export interface FindInput extends Conditions {
  /** Null: as the words fit, else by the pupil's level, else by rate. */
  readonly order: FindOrder | null;
  /** The lowest figures first instead of the highest. */
  readonly lowest: boolean;
  /** How many are listed; left out: as many as an answer holds. */
  readonly count?: number;
}

export interface FoundProgramme extends Standing {
  readonly places: number | null;
  /** Whether the places are those of several programmes together. */
  readonly places_shared: boolean;
  readonly band_a_offer_percent: number | null;
  /** What a local pupil pays in the first year, in Hong Kong dollars. */
  readonly fee: number | null;
  readonly years: number | null;
  /** Highest score of its formula. */
  readonly maximum: number;
  /** The grade it asks for of the subject whose grade it is to let in; null: none, or that was not asked. */
  readonly minimum: string | null;
  /** The most that it multiplies the subject by that is to count; null: that was not asked. */
  readonly weight: number | null;
}

export interface FindResult extends FiguresSource {
  readonly tool: 'find_programmes';
  readonly asked: Conditions;
  readonly order: FindOrder | 'fit';
  readonly lowest: boolean;
  /** At how many of them the pupil stands above the median; null: they do not stand in the order of levels. */
  readonly reached: number | null;
  /** How many meet the conditions in all. */
  readonly count: number;
  readonly programmes: readonly FoundProgramme[];
  /** Besides these: for how many nothing is known about interviews, or length. */
  readonly not_known: { readonly interview: number; readonly years: number };
}

function figureBy(order: FindOrder, context: EddyContext): (programme: Programme) => number | null {
  const { catalogue, grades } = context;
  switch (order) {
    case 'level': {
      const levels = catalogue.levels(grades);
      const byCode = new Map(
        catalogue.programmes.flatMap(({ code }, at) => {
          const level = levels[at];
          return level === undefined ? [] : [[code, sureness(level.classification, level)] as const];
        }),
      );
      return ({ code }) => byCode.get(code) ?? null;
    }
    case 'median':
      return (programme) => {
        const reference = referenceScore(programme);
        return reference === null ? null : reference / programme.calculation.maximum;
      };
    case 'places':
      return ({ intake }) => intake;
    case 'rate':
      return ({ band_a_admission_rate: rate }) => rate;
    case 'fee':
      return feeToPay;
  }
}

/** Highest or lowest figures first, unknown ones last, equals as they came. */
function inOrder(
  programmes: readonly Programme[],
  figure: (programme: Programme) => number | null,
  lowest: boolean,
): readonly Programme[] {
  const last = lowest ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return programmes
    .map((programme) => ({ programme, value: figure(programme) ?? last }))
    .sort((one, other) => {
      if (one.value === other.value) return 0;
      return lowest ? one.value - other.value : other.value - one.value;
    })
    .map(({ programme }) => programme);
}

function orderOf({ order, query }: FindInput, { grades }: EddyContext): FindResult['order'] {
  const judged = hasEnoughGrades(grades);
  if (order !== null && (order !== 'level' || judged)) return order;
  if (query !== '') return 'fit';
  return judged ? 'level' : 'rate';
}

/** Put in order by a figure, what only touches a field would stand before the field itself: those named after it stay. */
function ofTheField(
  programmes: readonly Programme[],
  { query, institutions }: Conditions,
  context: EddyContext,
): readonly Programme[] {
  if (query === '') return programmes;
  const named = new Set(programmesFoundBy(query, institutions, context).map(({ code }) => code));
  const ofField = programmes.filter(({ code }) => named.has(code));
  return ofField.length > 0 ? ofField : programmes;
}

/** Sure, above the median or about it, below it: of a long list each is shown, and not only what is surest. */
const STEPS: readonly (readonly [least: number, count: number])[] = [
  [7, 3],
  [3, 3],
  [1, 2],
];

/** As many as are listed, of every step some, in their order; what is missing in one comes from the likeliest others. */
function ofEachStep(
  ordered: readonly Programme[],
  sureOf: (programme: Programme) => number | null,
): readonly Programme[] {
  if (ordered.length <= TOOL_LIMITS.listed) return ordered;
  const stepOf = (one: Programme): number => STEPS.findIndex(([least]) => (sureOf(one) ?? -1) >= least);
  const chosen = new Set(
    STEPS.flatMap(([, count], step) => ordered.filter((one) => stepOf(one) === step).slice(0, count)),
  );
  const rest = ordered.filter((one) => !chosen.has(one)).slice(0, TOOL_LIMITS.listed - chosen.size);
  return ordered.filter((one) => chosen.has(one) || rest.includes(one));
}

/** Programmes that meet conditions, in an order. */
export function find(input: FindInput, context: EddyContext): FindResult {
  const { order: _, lowest, count: most = TOOL_LIMITS.listed, ...asked } = input;
  const { programmes: all, counts } = programmesWith(asked, context);
  const order = orderOf(input, context);
  const programmes = order === 'fit' ? all : ofTheField(all, asked, context);
  const figure = order === 'fit' ? null : figureBy(order, context);
  const ordered = figure === null ? programmes : inOrder(programmes, figure, lowest);
  const isReached = (one: Programme): boolean => isAboveMedian(figure?.(one) ?? -1);
  const [counted] = asked.counts;
  const limit = Math.min(most, TOOL_LIMITS.listed);
  const isSpread = order === 'level' && !lowest && figure !== null && limit === TOOL_LIMITS.listed;
  const listed = isSpread ? ofEachStep(ordered, figure) : ordered.slice(0, limit);
  return {
    tool: 'find_programmes',
    asked,
    order,
    lowest,
    reached: order === 'level' && !lowest ? programmes.filter(isReached).length : null,
    count: programmes.length,
    programmes: listed.map((programme) => ({
      ...standingAt(programme, context),
      places: programme.intake,
      places_shared: programme.intake_shared_with !== null,
      band_a_offer_percent: programme.band_a_admission_rate,
      fee: feeToPay(programme),
      years: programme.duration_years,
      maximum: programme.calculation.maximum,
      minimum: asked.takes === null ? null : (programme.requirements[asked.takes.subject] ?? null),
      weight: counted === undefined ? null : weightIn(programme, counted),
    })),
    not_known: {
      interview: asked.interview === null ? 0 : (counts.interview.get('unknown') ?? 0),
      years: asked.years.length === 0 ? 0 : (counts.duration.get('unknown') ?? 0),
    },
    ...figuresSource(listed, context),
  };
}
