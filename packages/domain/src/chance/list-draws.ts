import { type Bar, barDrawer } from './next-year.ts';
import type { ListRandom } from './random.ts';

/** A choice of a list with the pupil's score, in units of the middle: one, or one for each course the results may take. */
export interface DrawnChoice {
  readonly bar: Bar;
  readonly scores: readonly number[];
}

/** How often each choice clears and is the offer, and how often none does. */
export interface ListChances {
  readonly clears: readonly number[];
  readonly offers: readonly number[];
  readonly none: number;
}

export const LIST_DRAWS = 20_000;
/** How much of the own part of a pupil's result is common to all choices: assumed, nobody has measured it. */
export const PERSONAL_SHARE = 0.3;

/**
 * Draws years and pupils' own parts for a list in order; the offer is the first choice that clears. Null stands for a
 * choice without a number: it never clears. Draws, in order: Y, T; for each choice D, E, u, and
 * outside Band A u₂, N, u₃.
 */
export function drawList(
  choices: readonly (DrawnChoice | null)[],
  random: ListRandom,
  draws = LIST_DRAWS,
  personalShare = PERSONAL_SHARE,
): ListChances {
  const { shared: common } = random;
  const drawers = choices.map((choice) => (choice === null ? null : barDrawer(choice.bar)));
  const cleared = choices.map(() => 0);
  const offered = choices.map(() => 0);
  const [together, alone] = [Math.sqrt(personalShare), Math.sqrt(1 - personalShare)];
  let none = 0;
  for (let draw = 0; draw < draws; draw++) {
    const shared = common.normal();
    const personal = together * common.normal();
    let isPlaced = false;
    for (let place = 0; place < choices.length; place++) {
      const choice = choices[place];
      const drawer = drawers[place];
      if (choice === null || choice === undefined || drawer === null || drawer === undefined) continue;
      const of = random.of(place);
      const own = of.normal();
      const luck = personal + alone * of.normal();
      const { bar, sigma, isOpen } = drawer(of, shared, own);
      const score = choice.scores[draw % choice.scores.length] ?? 0;
      if (!isOpen || score + sigma * luck < bar) continue;
      cleared[place] = (cleared[place] ?? 0) + 1;
      if (isPlaced) continue;
      offered[place] = (offered[place] ?? 0) + 1;
      isPlaced = true;
    }
    if (!isPlaced) none += 1;
  }
  const share = (count: number): number => count / draws;
  return { clears: cleared.map(share), offers: offered.map(share), none: share(none) };
}
