import { eitherAsked } from '../asked/either-words.ts';
import type { Reading } from '../asked/reading.ts';
import type { Topic } from '../asked/topics.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Facet } from '../tools/facets.ts';
import type { GroupAsked } from '../tools/groups-compared.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { asksOwnChance } from './chance-there.ts';
import { eachThere } from './each-there.ts';
import { lookUp, type Wish } from './parts.ts';

/** What is told of a whole field. */
const OF_GROUPS: ReadonlySet<Facet> = new Set<Facet>(['scores', 'formula', 'competition']);

const isWhole = ({ category }: Topic): boolean => category !== null;

/** A whole field at each of several universities, or two fields, one of them whole, at one. */
function groupsIn({ named, text }: Reading): readonly GroupAsked[] {
  const { institutions } = named;
  const topics = named.topics.filter(
    (topic, at, all) =>
      all.findIndex((one) => one.query === topic.query && one.category === topic.category) === at,
  );
  const [topic, ...others] = topics;
  const [institution, ...elsewhere] = institutions;
  if (topic === undefined || institution === undefined) return [];
  const asked = (at: typeof institution, { query, category, ...said }: Topic): GroupAsked => ({
    institution: at,
    category,
    query,
    ...(category === null ? { called: text.slice(said.at, said.end) } : {}),
  });
  if (elsewhere.length > 0)
    return others.length === 0 && isWhole(topic) ? institutions.map((at) => asked(at, topic)) : [];
  return others.length === 1 && topics.some(isWhole) ? topics.map((one) => asked(institution, one)) : [];
}

/** 港大和科大的工程哪個收分高: all of a field at each, and not one of them; of what was chosen at each, those are meant. */
export function groupsCompared({ reading, context }: Wish): Understanding | null {
  const { named, facets, text, grades } = reading;
  const isElse = named.codes.length + grades.changes.length + grades.subjects.length > 0;
  if (isElse || !facets.every((facet) => OF_GROUPS.has(facet)) || !eitherAsked(text)) return null;
  const chosen = eachThere(named, context).filter((code) => context.choices.includes(code));
  const groups = groupsIn(reading).slice(0, TOOL_LIMITS.compared);
  if (groups.length < 2 || chosen.length > 1) return null;
  const call: ToolCall = {
    tool: 'compare_groups',
    input: asksOwnChance(reading) ? { groups, chance: true } : { groups },
  };
  return lookUp([call]);
}
