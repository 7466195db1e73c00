import type { Level } from '@lodestar/domain';
import type { ListQuestion } from '../asked/list-question.ts';
import type { PickedFor, ToldReason } from '../asked/told-reasons.ts';
import type { EddyContext } from '../context.ts';
import { isMostlyFar, judgeOrder, type OrderAdvice } from '../order-advice.ts';
import { type ProposedChoice, proposedOrder } from '../proposed-order.ts';
import { entriesFor, type Standing, standingAt, standingOf } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { mixFor } from './recommend-mix.ts';
import { type Weighed, weighedAgainst } from './weighed.ts';

export interface OrderInput {
  /** The choices whose places are asked about; none: the whole order. */
  readonly codes?: readonly string[];
  /** What is asked, where it is not the order. */
  readonly about?: ListQuestion | undefined;
  /** One band alone. */
  readonly band?: 'A' | 'B' | undefined;
  /** Taken out before the order is told. */
  readonly without?: readonly string[] | undefined;
  /** So many of an order, or of those named, are asked for. */
  readonly most?: number | undefined;
  /** Where one of the choices is to stand, from 1. */
  readonly place?: number | undefined;
  /** What one of several is taken for. */
  readonly pickedFor?: PickedFor | undefined;
  /** What the pupil says of likes. */
  readonly likes?: readonly string[] | undefined;
  /** What speaks for a choice or against it beside the grades, as the pupil tells it. */
  readonly reason?: ToldReason | undefined;
  /** The choice that the pupil would sooner study than another one of them. */
  readonly preferred?: string | undefined;
}

export interface OrderAdviceResult extends OrderAdvice, FiguresSource {
  readonly tool: 'order_advice';
  readonly asked: readonly string[];
  /** Asked about, and not on the list. */
  readonly beside: readonly Standing[];
  readonly about: ListQuestion | null;
  readonly band: 'A' | 'B' | null;
  readonly most: number | null;
  /** The order that the grades speak for; none where it was not asked. */
  readonly proposed: readonly ProposedChoice[];
  readonly without: readonly string[];
  /** Safer ones near the list, where it has none that is safe. */
  readonly fillers: readonly Standing[];
  readonly place: number | null;
  readonly reason: ToldReason | null;
  readonly preferred: string | null;
  readonly pickedFor: PickedFor;
  /** Those of which some are taken, the one to take first standing first; none where nothing is picked. */
  readonly weighed: readonly Weighed[];
}

/** Most are named that would hold a list. */
const MOST_FILLERS = 3;
/** From safe on. */
const HOLDING: readonly Level[] = [5, 6, 7, 8];

function fillersFor({ findings, choices, balance }: OrderAdvice, context: EddyContext): readonly Standing[] {
  const isHeldByOne = balance.safe === 1 && isMostlyFar(balance);
  if (!isHeldByOne && !findings.some(({ kind }) => kind === 'noSafe')) return [];
  const near = choices.map(({ code }) => code);
  const wish = { count: MOST_FILLERS, institutions: [], near, away: [], words: [], levels: HOLDING };
  return mixFor({ ...wish, isAsked: ({ no_band_b_offer: none }) => none !== true }, context).map(
    ({ programme }) => standingAt(programme, context),
  );
}

/** What is worth knowing about the list, with what was asked of it. */
export function adviseOrder(
  {
    codes = [],
    about,
    band,
    most,
    without = [],
    place,
    pickedFor = 'study',
    likes = [],
    reason,
    preferred,
  }: OrderInput,
  context: EddyContext,
): OrderAdviceResult {
  const listed = context.choices.map(context.catalogue.find);
  const asked = codes.filter((code) => context.choices.includes(code));
  const { entries } = entriesFor(
    codes.filter((code) => !asked.includes(code)),
    context,
  );
  const beside = entries.map((entry) => standingOf(entry, context.grades, context));
  const source = figuresSource(listed, context);
  const advice = judgeOrder(context);
  const asksOrder = about === 'rank' || about === 'change';
  return {
    tool: 'order_advice',
    asked,
    beside,
    about: about ?? null,
    band: band ?? null,
    most: most ?? null,
    proposed: asksOrder ? proposedOrder(advice, without, context) : [],
    without,
    fillers: fillersFor(advice, context),
    place: place ?? null,
    reason: reason ?? null,
    preferred: preferred ?? null,
    pickedFor,
    weighed:
      about === 'pick' && codes.length > 1
        ? weighedAgainst(
            [...advice.choices.filter(({ code }) => asked.includes(code)), ...beside],
            { pickedFor, likes },
            context,
          )
        : [],
    ...advice,
    ...source,
  };
}
