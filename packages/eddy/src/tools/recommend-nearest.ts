import type { Programme } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { MATCH_FROM } from '../order-advice.ts';
import { type Standing, standingAt, sureness } from '../standing.ts';
import { missedMinimum, raisedToMinimum } from './general-minimum.ts';

/** Degrees first, the likeliest of those whose minimums are met, where nothing is within reach. */
export function nearestTo(
  isAsked: (programme: Programme) => boolean,
  count: number,
  { catalogue, grades, choices }: EddyContext,
): readonly Programme[] {
  const levels = catalogue.levels(grades);
  const least = missedMinimum(grades) === null ? 0 : 1;
  return catalogue.programmes
    .flatMap((programme, at) => {
      const level = levels[at];
      const isOpen = isAsked(programme) && !choices.includes(programme.code);
      if (level === undefined || level.reason !== null || level.classification < least || !isOpen) return [];
      const isDegree = programme.study_level !== 'Higher Diploma';
      return [{ programme, isDegree, sure: sureness(level.classification, level) }];
    })
    .toSorted((one, other) => Number(other.isDegree) - Number(one.isDegree) || other.sure - one.sure)
    .slice(0, count)
    .map(({ programme }) => programme);
}

/** Most are named of what a higher grade would open. */
export const MOST_OPENED = 4;

/** What would be within reach with the core subjects that are too low for any degree at the general minimum. */
export function withMinimum(
  suggest: (context: EddyContext) => readonly { readonly programme: Programme }[],
  context: EddyContext,
): readonly Standing[] {
  const missed = missedMinimum(context.grades);
  const isGrades = missed !== null && missed.subjects.length > 0 && !missed.citizenship && !missed.elective;
  if (!isGrades) return [];
  const raised: EddyContext = { ...context, grades: raisedToMinimum(context.grades, missed) };
  return suggest(raised)
    .map(({ programme }) => standingAt(programme, raised))
    .filter(({ level }) => level !== null && level >= MATCH_FROM);
}
