import { BAND_SIZE, type Band, bandAt } from '@lodestar/domain';
import type { EddyContext } from './context.ts';
import type { AdvisedChoice, OrderAdvice } from './order-advice.ts';

export interface ProposedChoice extends AdvisedChoice {
  /** From 1, and the band that comes with it. */
  readonly place: number;
  readonly place_band: Band | null;
  /** It made no offers to Band B. */
  readonly band_a_only: boolean;
}

/** Who offers nothing to Band B stands in Band A, where one stands that would be offered below it too. */
function withBandA(
  choices: readonly AdvisedChoice[],
  isOnlyA: (one: AdvisedChoice) => boolean,
): readonly AdvisedChoice[] {
  return choices.reduce<readonly AdvisedChoice[]>((order, one) => {
    const at = order.indexOf(one);
    const counts = one.role === 'match' || one.role === 'safe';
    const gives = order.slice(0, BAND_SIZE).findLastIndex((other) => !isOnlyA(other));
    if (at < BAND_SIZE || !counts || !isOnlyA(one) || gives === -1) return order;
    const others = order.filter((other) => other !== one);
    const top = others.slice(0, BAND_SIZE);
    return [...top.toSpliced(gives, 1), one, ...top.slice(gives, gives + 1), ...others.slice(BAND_SIZE)];
  }, choices);
}

/**
 * The order that the grades speak for: the pupil's own, since what is wanted most stands first, but what is safe behind what is not,
 * a place that counts in Band A alone in Band A, and what is lost for a minimum last. `without`: taken out first.
 */
export function proposedOrder(
  { choices: all }: Pick<OrderAdvice, 'choices'>,
  without: readonly string[],
  { catalogue }: EddyContext,
): readonly ProposedChoice[] {
  const choices = all.filter(({ code }) => !without.includes(code));
  const isOnlyA = ({ code }: AdvisedChoice): boolean => catalogue.find(code)?.no_band_b_offer === true;
  const lost = choices.filter(({ role }) => role === 'unmet');
  const safe = choices.filter(({ role }) => role === 'safe');
  const others = choices.filter(({ role }) => role !== 'unmet' && role !== 'safe');
  return withBandA([...others, ...safe, ...lost], isOnlyA).map((one, index) => ({
    ...one,
    place: index + 1,
    place_band: bandAt(index),
    band_a_only: isOnlyA(one),
  }));
}
