import type { TrajectoryResult } from '../tool-result.ts';
import { bullets, literal, paragraphs, type Wording } from './wording.ts';

const SHOWN = { brief: 8, detailed: 20 } as const;
const LINKS = { brief: 5, detailed: 20 } as const;

function title({ count, from, to }: TrajectoryResult, { texts, say }: Wording): string {
  const text = count === 1 ? texts.trajectory.title_one : texts.trajectory.title_other;
  return say(text, { count, from: String(from ?? ''), to: String(to ?? '') });
}

/** What the pupil's map holds, in the pupil's own words. `aboutAnalysis`: an analysis of it was handed over. */
export function trajectoryWords(
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
