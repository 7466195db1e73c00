import type { Trajectory, TrajectoryEvent } from '../../trajectory/trajectory.ts';
import type { CounsellorContext } from '../context.ts';
import type { TrajectoryResult } from '../tool-result.ts';

const MOST_EVENTS = 20;
const MOST_CONNECTIONS = 20;
const LONGEST_TEXT = 200;

const shortened = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;

function centreOf({ events, connections }: Trajectory): TrajectoryResult['centre'] {
  const touching = ({ id }: TrajectoryEvent): number =>
    connections.filter(({ from, to }) => from === id || to === id).length;
  const counted = events.map((event) => ({ event, count: touching(event) }));
  const best = counted.reduce<(typeof counted)[number] | null>(
    (most, one) => (one.count > (most?.count ?? 0) ? one : most),
    null,
  );
  return best === null
    ? null
    : { name: shortened(best.event.name), year: best.event.year, connections: best.count };
}

function typesOf({ events }: Trajectory): TrajectoryResult['types'] {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count);
}

/** What the pupil's map shows: the latest events, what led to what, and where most lines meet. */
export function myTrajectory({ trajectory }: CounsellorContext): TrajectoryResult {
  const { events, connections } = trajectory;
  const byYear = [...events].sort((a, b) => b.year - a.year);
  const nameOf = new Map(events.map(({ id, name }) => [id, shortened(name)]));
  const whole = connections.flatMap(({ from, to, type, description }) => {
    const [start, end] = [nameOf.get(from), nameOf.get(to)];
    return start === undefined || end === undefined
      ? []
      : [{ from: start, to: end, kind: type, description: shortened(description) }];
  });
  return {
    tool: 'my_trajectory',
    count: events.length,
    from: byYear.at(-1)?.year ?? null,
    to: byYear[0]?.year ?? null,
    events: byYear.slice(0, MOST_EVENTS).map(({ year, type, name, description }) => ({
      year,
      type,
      name: shortened(name),
      description: shortened(description),
    })),
    types: typesOf(trajectory),
    connections: whole.slice(0, MOST_CONNECTIONS),
    connection_count: whole.length,
    centre: centreOf(trajectory),
  };
}
