import type { Reading } from './asked/reading.ts';
import type { Intent } from './intents.ts';
import { isTalkIntent } from './talk.ts';
import type { ToolCall, ToolName } from './tool-call.ts';
import type { Understanding } from './understanding.ts';

type Matter = 'list' | 'grades' | 'programme' | 'finding' | 'oneself' | 'world';

/** What each look-up is about. */
const MATTERS: Readonly<Record<ToolName, Matter>> = {
  my_list: 'list',
  list_chances: 'list',
  order_advice: 'list',
  my_scores: 'grades',
  stated_grades: 'grades',
  what_if: 'grades',
  programme: 'programme',
  classify: 'programme',
  compare: 'programme',
  which_of: 'list',
  search_programmes: 'finding',
  find_programmes: 'finding',
  find_by_interest: 'finding',
  recommend: 'finding',
  count: 'finding',
  electives_for: 'world',
  knowledge: 'world',
  my_ability: 'oneself',
  my_trajectory: 'oneself',
};

function matterOf(call: ToolCall): Matter {
  const isOfBands = call.tool === 'knowledge' && call.input.topics.includes('bands');
  return isOfBands ? 'list' : MATTERS[call.tool];
}

const mattersOf = ({ calls }: Understanding): ReadonlySet<Matter> => new Set(calls.map(matterOf));

/** A field named in a longer message may only be what a feeling is about. */
const SHORT = 30;

/** Whether a message names things that an intent leaves aside: a code, a grade supposed, the grades entered, a field. */
function namesMore(rules: Understanding, intent: Intent, { named, has, text }: Reading): boolean {
  const { codes, found } = named;
  if (rules.notions.includes('stress')) return true;
  const supposes = rules.calls.some(({ tool, input }) => tool === 'what_if' && input.changes.length > 0);
  if (supposes && (has('whatIf') || codes.length + found.length > 0)) return true;
  if (rules.calls.some(({ tool }) => tool === 'my_ability' || tool === 'list_chances')) return true;
  if (has('entered') && rules.calls.some(({ tool }) => tool === 'my_scores')) return true;
  if (codes.length > 0) return intent.startsWith('find_') || isTalkIntent(intent);
  if (named.topics.length > 0 && isTalkIntent(intent)) return text.length <= SHORT;
  return intent === 'programme_overview' && found.length !== 1;
}

/** Whether two ways of understanding a message look into the same matter, by the same or other look-ups. */
export function isOfOneMatter(one: Understanding, other: Understanding): boolean {
  const matters = mattersOf(one);
  return [...mattersOf(other)].some((matter) => matters.has(matter));
}

/** Whether an intent that is believed outweighs what rules found: it is another matter, and leaves nothing aside. */
export const outweighs = (
  believed: Understanding,
  {
    rules,
    intent,
    reading,
  }: { readonly rules: Understanding; readonly intent: Intent; readonly reading: Reading },
): boolean => !isOfOneMatter(believed, rules) && !namesMore(rules, intent, reading);
