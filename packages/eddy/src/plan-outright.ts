import { asksFate } from './asked/list-fate-words.ts';
import { planFor } from './plan.ts';
import { askedAgain } from './plan-again.ts';
import { eitherOf } from './plan-compare.ts';
import { easiestOfAll, inOwnField } from './plan-heard.ts';
import { keptOrNot, placesOf } from './plan-order.ts';
import { classify, lookUp, type Wish } from './plan-parts.ts';
import { hasEnoughGrades } from './standing.ts';
import type { Understanding } from './understanding.ts';

/** So many grades with their subjects are told of oneself or a pupil, where none are saved. */
const FEWEST_STATED = 4;

function fateOf({ reading, context }: Wish): Understanding | null {
  const isOfList = context.choices.length > 0 && asksFate(reading);
  return isOfList ? lookUp([{ tool: 'list_chances', input: {} }]) : null;
}

function statedOf(wish: Wish): Understanding | null {
  const isNew = !hasEnoughGrades(wish.context.grades);
  return isNew && wish.reading.grades.changes.length >= FEWEST_STATED ? planFor('state_grades', wish) : null;
}

/** What is said in so many words that no guess is needed. `isShort`: it asks one thing, and tells no story. */
export function saidOutright(
  wish: Wish,
  { isOfBands, isShort }: { readonly isOfBands: boolean; readonly isShort: boolean },
): Understanding | null {
  const plans = [
    () => (isOfBands || !isShort ? null : placesOf(wish)),
    () => eitherOf(wish),
    () => askedAgain(wish),
    () => fateOf(wish),
    () => statedOf(wish),
    () => (isShort ? (keptOrNot(wish) ?? easiestOfAll(wish)) : null),
    () => inOwnField(wish),
  ];
  for (const plan of plans) {
    const found = plan();
    if (found !== null) return found;
  }
  return null;
}

/** How far one is from what was spoken of. */
const NEAR =
  /(?<![a-z])(?:anywhere |even |nowhere )?(?:near|close to) (?:it|that|them|this)(?![a-z])|(?:am i|i am|im) (?:anywhere )?(?:near|close)(?![a-z])|(?:差|争|离)(?:几|多|好)?(?:远|少分|多分)/;

const COSTS =
  /(?<![a-z])(?:how much (?:is|does|would|will|for)|costs?|fees?|tuition)(?![a-z])|学费|几(?:多)?钱|多少钱/;

/** How near one is to what is pointed at, or what it costs. */
export function ofPointed(wish: Wish, pointed: readonly string[], isSure: boolean): Understanding | null {
  const { text } = wish.reading;
  if (pointed.length === 0) return null;
  if (NEAR.test(text)) return lookUp(classify(pointed));
  return !isSure && COSTS.test(text) ? planFor('programme_fee', wish) : null;
}
