import type { TrajectoryEvent } from '@lodestar/domain';
import { byYear } from './by-year.ts';

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en');

/** Events that hold every word of a question in their name, description or year; names come before descriptions. */
export function findEvents(events: readonly TrajectoryEvent[], question: string): readonly TrajectoryEvent[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const matching = byYear(events).filter(({ name, description, year }) =>
    holds(`${name} ${year} ${description}`),
  );
  const inName = (event: TrajectoryEvent) => holds(`${event.name} ${event.year}`);
  return [...matching.filter(inName), ...matching.filter((event) => !inName(event))];
}
