import type { PreferredLanguage } from '@lodestar/contract';
import type { TrajectoryConnection, TrajectoryEvent, TrajectoryWork } from '@lodestar/domain';
import type { Identity } from '../../llm/identity.ts';
import { asData } from '../../llm/prompt-pieces.ts';

const LONGEST_DESCRIPTION = 200;
/** A map may hold more than a model reads; what does not fit is counted. */
const LONGEST_LIST = 10_000;

/** What a model is asked about a map. Everything the pupil wrote stands between the marks of data, its names concealed. */
export function trajectoryPrompt(
  work: TrajectoryWork,
  identity: Identity,
  { language, currentYear }: { readonly language: PreferredLanguage; readonly currentYear: number },
): string {
  const length = language === 'en' ? 'at most 450 words' : 'at most 800 characters';
  const wish = [
    `Write to the pupil (${length}) what the map of his or her life shows: what led to what, where lines meet, turning points, how the types of events are balanced, gaps, what lies ahead, and two or three questions to think about.`,
    'Say only what stands on the map, call events by their names and years, and where the map says little, say so. Speak gently of illness, loss and other hardship. Draw no conclusion about health or character.',
  ].join(' ');
  return [wish, asData(identity.conceal(factsOf(work, currentYear)))].join('\n\n');
}

function factsOf({ events, connections, types }: TrajectoryWork, currentYear: number): string {
  const ordered = [...events].sort((one, other) => one.year - other.year);
  const names = new Map(ordered.map(({ id, name, year }) => [id, `${name} (${year})`]));
  const whole = connections.filter(({ from, to }) => names.has(from) && names.has(to));
  return [
    `This year: ${currentYear}`,
    `Types: ${types.join(', ')}`,
    'Events:',
    ...fitting(ordered.map(eventLine)),
    'Links:',
    ...fitting(whole.map((connection) => linkLine(connection, names))),
  ].join('\n');
}

const eventLine = ({ year, type, name, description }: TrajectoryEvent) =>
  `${year}, ${type}: ${name}${remark(description)}`;

const linkLine = (
  { from, to, type, description }: TrajectoryConnection,
  names: ReadonlyMap<string, string>,
) => `${names.get(from)} ${type.replace('_', ' ')} ${names.get(to)}${remark(description)}`;

function remark(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  if (line === '') return '';
  const short = line.slice(0, LONGEST_DESCRIPTION).toWellFormed();
  return ` — ${short}${short.length < line.length ? '…' : ''}`;
}

function fitting(lines: readonly string[]): readonly string[] {
  let length = 0;
  const kept = lines.filter((line) => {
    length += line.length;
    return length <= LONGEST_LIST;
  });
  return kept.length === lines.length ? kept : [...kept, `(${lines.length - kept.length} more)`];
}
