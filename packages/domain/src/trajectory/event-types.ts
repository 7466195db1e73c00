import { eventTypeName } from './drafts.ts';
import type { Trajectory, TrajectoryEvent } from './trajectory.ts';

type EventsAndTypes = Pick<Trajectory, 'events' | 'types'>;

/** The types of a map in the order of their columns: the pupil's own, then those that only events have. */
export function shownTypes({ types, events }: EventsAndTypes): readonly string[] {
  return [...new Set([...types, ...events.map(({ type }) => type)])];
}

/** Why a map may not be saved: an event of a type that is not the pupil's, or a type taken away that events use. */
export type TypeProblem =
  | { readonly kind: 'unknownType'; readonly index: number; readonly type: string }
  | { readonly kind: 'typeInUse'; readonly type: string };

/**
 * What is wrong with the types of a map that is to take the place of another. Types are compared without case. An
 * event that had an unknown type before may keep it until the pupil mends it, so that nobody is locked out of the map.
 */
export function typeProblems(next: EventsAndTypes, before: EventsAndTypes): readonly TypeProblem[] {
  const own = new Set(next.types.map(eventTypeName));
  const owned = new Set(before.types.map(eventTypeName));
  const typeBefore = new Map(before.events.map(({ id, type }) => [id, eventTypeName(type)]));
  const strays = next.events.flatMap((event: TrajectoryEvent, index) => {
    const type = eventTypeName(event.type);
    return own.has(type) ? [] : [{ id: event.id, type, index }];
  });
  const removed = new Set(strays.map(({ type }) => type).filter((type) => owned.has(type)));
  const unknown = strays.filter(({ id, type }) => !removed.has(type) && typeBefore.get(id) !== type);
  return [
    ...[...removed].map((type) => ({ kind: 'typeInUse' as const, type })),
    ...unknown.map(({ index, type }) => ({ kind: 'unknownType' as const, index, type })),
  ];
}
