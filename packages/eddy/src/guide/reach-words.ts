import type { ProgrammeBrief, Standing } from '../standing.ts';
import { longTitle } from './programme-title.ts';
import type { Wording } from './wording.ts';

interface Reached {
  /** How many of all are reached; null: that was not asked. */
  readonly reached: number | null;
  readonly count: number;
  readonly programmes: readonly (ProgrammeBrief & Pick<Standing, 'level'>)[];
}

/** How many of them the pupil's grades reach, and the surest; null where that was not asked. */
export function reachWords(
  { reached, count, programmes: [best] }: Reached,
  conditions: string,
  wording: Wording,
): string | null {
  if (reached === null || best === undefined) return null;
  const { some, none } = wording.texts.found.reach;
  return wording.say(reached === 0 ? none : some, {
    reached,
    count,
    conditions,
    best: longTitle(best, wording),
    level: wording.level(best.level),
  });
}
