import fc from 'fast-check';
import type {
  ConnectionKind,
  TrajectoryConnection,
  TrajectoryEvent,
  TrajectoryWork,
} from '../trajectory/trajectory.ts';
import { CONNECTION_KINDS, EMPTY_TRAJECTORY } from '../trajectory/trajectory.ts';

const TIMESTAMP = '2026-01-01T00:00:00.000Z';

/** An event by its id; everything else may be left to chance-free defaults. */
export function event(id: string, changes: Partial<TrajectoryEvent> = {}): TrajectoryEvent {
  return { id, name: id, year: 2024, type: 'academic', description: '', timestamp: TIMESTAMP, ...changes };
}

/** A link between two events, named after both. */
export function link(from: string, to: string, type: ConnectionKind = 'led_to'): TrajectoryConnection {
  return { id: `${from}>${to}`, from, to, type, description: '' };
}

export function trajectory(changes: Partial<TrajectoryWork> = {}): TrajectoryWork {
  return { ...EMPTY_TRAJECTORY, ...changes };
}

interface MapSize {
  readonly events: number;
  readonly connections: number;
  readonly types?: number;
  readonly years?: number;
}

/** A map of that size with events and connections scattered by a fixed rule. */
export function scatteredTrajectory({ events, connections, types = 3, years = 11 }: MapSize): TrajectoryWork {
  let state = 1;
  const draw = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const names = [...EMPTY_TRAJECTORY.types, ...Array.from({ length: types }, (_, index) => `type ${index}`)];
  const kinds = names.slice(0, types);
  const idOf = (index: number) => `event_${index}`;
  return {
    types: kinds,
    analyses: [],
    events: Array.from({ length: events }, (_, index) =>
      event(idOf(index), { year: 2021 + draw(years), type: kinds[draw(types)] ?? 'academic' }),
    ),
    connections: Array.from({ length: connections }, (_, index) => {
      const from = draw(events);
      const to = (from + 1 + draw(Math.max(1, events - 1))) % events;
      const kind = CONNECTION_KINDS[draw(CONNECTION_KINDS.length)] ?? 'related';
      return { ...link(idOf(from), idOf(to), kind), id: `connection_${index}` };
    }),
  };
}

/** Any map: few or many events, crowded or not, linked in all directions, in cycles and more than once. */
export const anyTrajectory: fc.Arbitrary<TrajectoryWork> = fc
  .record({
    places: fc.array(fc.tuple(fc.integer({ min: 2018, max: 2032 }), fc.integer({ min: 0, max: 3 })), {
      minLength: 1,
      maxLength: 40,
    }),
    links: fc.array(fc.tuple(fc.nat(60), fc.nat(60), fc.constantFrom(...CONNECTION_KINDS), fc.nat(3)), {
      maxLength: 80,
    }),
  })
  .map(({ places, links }) => ({
    ...EMPTY_TRAJECTORY,
    events: places.map(([year, type], index) =>
      event(`event_${index}`, { year, type: EMPTY_TRAJECTORY.types[type] ?? 'left over' }),
    ),
    connections: links.flatMap(([from, to, kind], index) =>
      from === to ? [] : [{ ...link(`event_${from}`, `event_${to}`, kind), id: `connection_${index}` }],
    ),
  }));
