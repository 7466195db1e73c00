import type { ConnectionKind, Trajectory, TrajectoryEvent } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { bullets, literal, paragraphs, type Wording } from '../guide/wording.ts';
import { taking } from './input-schema.ts';
import { type NoInput, readNothing } from './read-input.ts';
import { tool } from './tool.ts';

const MOST_EVENTS = 20;
const MOST_CONNECTIONS = 20;
const LONGEST_TEXT = 200;

const SHOWN = { brief: 8, detailed: 20 } as const;
const LINKS = { brief: 5, detailed: 20 } as const;

export interface TrajectoryResult {
  readonly tool: 'my_trajectory';
  readonly count: number;
  readonly from: number | null;
  readonly to: number | null;
  /** Latest first. */
  readonly events: readonly {
    readonly year: number;
    readonly type: string;
    readonly name: string;
    readonly description: string;
  }[];
  readonly types: readonly { readonly type: string; readonly count: number }[];
  readonly connections: readonly {
    readonly from: string;
    readonly to: string;
    readonly kind: ConnectionKind;
    readonly description: string;
  }[];
  readonly connection_count: number;
  /** The event that most connections begin or end at. */
  readonly centre: { readonly name: string; readonly year: number; readonly connections: number } | null;
}

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
function trajectoryOf({ trajectory }: EddyContext): TrajectoryResult {
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

function title({ count, from, to }: TrajectoryResult, { texts, say }: Wording): string {
  const text = count === 1 ? texts.trajectory.title_one : texts.trajectory.title_other;
  return say(text, { count, from: String(from ?? ''), to: String(to ?? '') });
}

/** What the pupil's map holds, in the pupil's own words. `aboutAnalysis`: an analysis of it was handed over. */
function trajectoryWords(
  result: TrajectoryResult,
  { detailed, aboutAnalysis }: { readonly detailed: boolean; readonly aboutAnalysis: boolean },
  wording: Wording,
): string {
  const { texts, say } = wording;
  const { trajectory } = texts;
  const { count, events, types, connections, connection_count: linked, centre } = result;
  if (count === 0) return trajectory.empty;
  const size = detailed ? 'detailed' : 'brief';
  const shown = events.slice(0, SHOWN[size]);
  const lines = shown.map(({ year, name, type }) =>
    say(trajectory.event, { year: String(year), name: literal(name), type: literal(type) }),
  );
  const hidden = count - shown.length;
  const links = connections
    .slice(0, LINKS[size])
    .map(({ from, to, kind }) => say(trajectory[kind], { from: literal(from), to: literal(to) }));
  const kinds = types.map(({ type, count: of }) => `${literal(type)} ${of}`).join(texts.list.separator);
  return paragraphs([
    aboutAnalysis ? trajectory.analysis : null,
    title(result, wording),
    bullets([...lines, ...(hidden > 0 ? [say(trajectory.more, { count: hidden })] : [])]),
    links.length === 0 ? trajectory.noLinks : paragraphs([trajectory.links, bullets(links)]),
    centre !== null && linked > 1
      ? say(trajectory.centre, { name: literal(centre.name), connections: centre.connections })
      : null,
    detailed && types.length > 1 ? say(trajectory.types, { list: kinds }) : null,
    aboutAnalysis || detailed ? trajectory.ask : null,
  ]);
}

export const myTrajectory = tool({
  name: 'my_trajectory',
  describe: 'The pupil’s life map: events by year, what led to what, and where most lines meet.',
  input: taking({}),
  parse: readNothing,
  run: (_: NoInput, context) => trajectoryOf(context),
  say: (result, { detailed, aboutAnalysis, wording }) =>
    trajectoryWords(result, { detailed, aboutAnalysis }, wording),
  grounds: () => ({ programmes: [], year: null }),
  followUps: () => [],
});
