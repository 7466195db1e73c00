import type { Trajectory, TrajectoryConnection, TrajectoryEvent } from './trajectory.ts';
import { type Period, periodOf, type YearSpan, type YearsWish, yearSpans } from './years.ts';

/** A connection as one of its events sees it. */
export interface TimelineLink {
  readonly connection: TrajectoryConnection;
  /** The event at its other end. */
  readonly other: TrajectoryEvent;
  /** Whether it leads away from this event, or to it. */
  readonly leads: 'away' | 'here';
  /** Where the other event stands. */
  readonly towards: 'up' | 'down';
}

/** An event with its connections, those that lead to it first. */
export interface TimelineEvent {
  readonly event: TrajectoryEvent;
  readonly links: readonly TimelineLink[];
}

/** A year or a band of empty ones, with what happened in it in the order of the types. */
export interface TimelinePart extends YearSpan {
  readonly period: Period;
  readonly events: readonly TimelineEvent[];
}

function linksByEvent(
  { connections }: Trajectory,
  order: readonly TrajectoryEvent[],
): ReadonlyMap<string, readonly TimelineLink[]> {
  const places = new Map(order.map((event, place) => [event.id, place]));
  const links = new Map<string, TimelineLink[]>(order.map(({ id }) => [id, []]));
  const note = (connection: TrajectoryConnection, leads: TimelineLink['leads']) => {
    const { from, to } = connection;
    const [here, there] = leads === 'away' ? [from, to] : [to, from];
    const place = places.get(there);
    const other = place === undefined ? undefined : order[place];
    if (place === undefined || other === undefined) return;
    const towards = place > (places.get(here) ?? 0) ? 'down' : 'up';
    links.get(here)?.push({ connection, other, leads, towards });
  };
  for (const connection of connections) note(connection, 'here');
  for (const connection of connections) note(connection, 'away');
  return links;
}

/** A map as a list that begins where something is, or now, and ends with the latest year. Connections of which an event is missing are left out. */
export function timelineOf(trajectory: Trajectory, wish: YearsWish): readonly TimelinePart[] {
  const { events, types } = trajectory;
  const placeOf = ({ type }: TrajectoryEvent) => {
    const place = types.indexOf(type);
    return place === -1 ? types.length : place;
  };
  const order = [...events].sort((one, other) => one.year - other.year || placeOf(one) - placeOf(other));
  const links = linksByEvent(trajectory, order);
  const spans = yearSpans(events, wish);
  const begin = spans.findIndex(({ folded }) => !folded);
  return spans.slice(Math.max(0, begin)).map((span) => ({
    ...span,
    period: periodOf(span.from, wish.currentYear),
    events: order
      .filter(({ year }) => year >= span.from && year <= span.to)
      .map((event) => ({ event, links: links.get(event.id) ?? [] })),
  }));
}
