import { atPlaced } from '../chance/chance-fit.ts';
import type { DrawnChoice } from '../chance/list-draws.ts';
import { SHARED_MOVEMENT } from '../chance/next-year.ts';
import { normalDensity, normalShareBelow } from '../chance/normal-distribution.ts';

const STEPS = Array.from({ length: 41 }, (_, step) => -4 + step / 5);
const WEIGHT = STEPS.reduce((sum, at) => sum + normalDensity(at), 0);
const PLACED = Array.from({ length: 20 }, (_, step) => 0.35 * ((step + 0.5) / 20));

/** A Band A choice's chance to clear where the year's and the pupil's common parts are known. */
function clearsAt({ bar, scores: [score = 0] }: DrawnChoice, shared: number, personal: number): number {
  const { fit, ownMovement } = bar;
  const chances = PLACED.map((placed) => {
    const [c, sigma] = [atPlaced(fit.c, placed), atPlaced(fit.sigma, placed)];
    const ahead = score + sigma * Math.sqrt(0.3) * personal - c * (1 + SHARED_MOVEMENT * shared);
    return normalShareBelow(ahead / Math.hypot(sigma * Math.sqrt(0.7), c * ownMovement));
  });
  return chances.reduce((sum, one) => sum + one, 0) / chances.length;
}

/** Slow second count of a list of Band A choices: every year and every pupil on a grid, each list of results added up. */
export function bruteForceChances(choices: readonly DrawnChoice[]): { offers: number[]; none: number } {
  const offers = choices.map(() => 0);
  let none = 0;
  for (const shared of STEPS) {
    for (const personal of STEPS) {
      const weight = (normalDensity(shared) * normalDensity(personal)) / WEIGHT ** 2;
      const clear = choices.map((choice) => clearsAt(choice, shared, personal));
      for (let results = 0; results < 2 ** choices.length; results++) {
        const isClear = (place: number): boolean => (results & (1 << place)) !== 0;
        const chance = clear.reduce((all, one, place) => all * (isClear(place) ? one : 1 - one), weight);
        const first = choices.findIndex((_, place) => isClear(place));
        if (first === -1) none += chance;
        else offers[first] = (offers[first] ?? 0) + chance;
      }
    }
  }
  return { offers, none };
}
