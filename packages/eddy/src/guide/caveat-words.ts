import type { UnmetRequirement } from '@lodestar/domain';
import { isNotEntered } from '../not-entered.ts';
import type { ProgrammeBrief } from '../standing.ts';
import { askedWords, heldWords, mergedMinimums } from './requirement-words.ts';
import type { Wording } from './wording.ts';

/** Said wherever figures are compared that were printed out of order. */
export function outOfOrder(
  programmes: readonly (Pick<ProgrammeBrief, 'code'> & { readonly out_of_order: boolean })[],
  { texts, say, list }: Wording,
): string | null {
  const codes = programmes.filter((one) => one.out_of_order).map(({ code }) => code);
  return codes.length === 0 ? null : say(texts.chance.outOfOrder, { codes: list(codes) });
}

/** Where Chinese was never entered: another qualification may stand in its place. */
export function otherChinese(
  programmes: readonly { readonly unmet: readonly UnmetRequirement[] }[],
  { texts }: Wording,
): string | null {
  const asks = programmes.some(({ unmet }) =>
    unmet.some((one) => one.on === 'subject' && one.subject === 'CHI' && isNotEntered(one)),
  );
  return asks ? texts.chance.otherChinese : null;
}

/** The one minimum that all of several ask for and the grades do not meet, in words such as "English 3"; null: none. */
export function sharedMinimum(
  programmes: readonly { readonly unmet: readonly UnmetRequirement[] }[],
  wording: Wording,
): string | null {
  const shared = sharedUnmet(programmes, wording);
  return shared === undefined ? null : askedWords(shared, wording);
}

function sharedUnmet(
  programmes: readonly { readonly unmet: readonly UnmetRequirement[] }[],
  wording: Wording,
): UnmetRequirement | undefined {
  const each = programmes.map(({ unmet }) => mergedMinimums(unmet).filter((one) => !isNotEntered(one)));
  return (each[0] ?? []).find((one) =>
    each.every((unmet) => unmet.some((other) => askedWords(other, wording) === askedWords(one, wording))),
  );
}

/** That all of several ask for one minimum which the grades do not meet, and what is held of it. */
export function commonUnmet(
  programmes: readonly { readonly unmet: readonly UnmetRequirement[] }[],
  wording: Wording,
): string | null {
  const shared = sharedUnmet(programmes, wording);
  const held = shared === undefined ? null : heldWords(shared, wording);
  if (shared === undefined || held === null) return null;
  return wording.say(wording.texts.chance.allAsk, { required: askedWords(shared, wording), held });
}
