import type { EddyContext } from './context.ts';
import { fieldName } from './guide/condition-words.ts';
import { wordingIn } from './guide/wording.ts';
import type { KnowledgeEntry } from './knowledge/knowledge-file.ts';
import { surelyKnown } from './knowledge.ts';
import { entryCall, lookUp, type Wish } from './plan-parts.ts';
import { pointedAt } from './state/pointed-at.ts';
import { NO_CONDITIONS } from './tools/conditions.ts';
import type { Understanding } from './understanding.ts';

/** Longer messages tell a story, in which a short answer may fit a sentence by the way. */
const LONGEST = 160;

/** "Which programmes are there in Nursing?", as offered after an answer about work: those of the field. */
export function fieldOffered(message: string, context: EddyContext): Understanding | null {
  const { texts, say } = wordingIn(context.language);
  const asked = context.fields.file.fields.find(
    ({ id }) => message.trim() === say(texts.follow.inField, { field: fieldName(id, context) }),
  );
  if (asked === undefined) return null;
  return lookUp([
    { tool: 'find_programmes', input: { ...NO_CONDITIONS, fields: [asked.id], order: null, lowest: false } },
  ]);
}

/** The entry that a message surely asks for and that is of no programme, grade or list of somebody's own; null: none. */
function plainlyOf({ text, reading, context, earlier }: Wish): KnowledgeEntry | null {
  const { named, grades, has } = reading;
  const namesFigures = named.codes.length + named.institutions.length + grades.mentions.length > 0;
  const isOwn = has('list') || has('entered') || has('whatIf') || has('scores');
  if (namesFigures || isOwn || text.length > LONGEST) return null;
  return pointedAt(text, reading, context, earlier).length > 0 ? null : surelyKnown(text, context.knowledge);
}

/** What is surely known wins over look-ups that were only guessed. */
export function plainlyKnown(wish: Wish): Understanding | null {
  const entry = plainlyOf(wish);
  return entry === null ? null : lookUp([entryCall(entry, wish.text)]);
}

/** What a job is like, where a message surely asks that. */
export function jobTold(wish: Wish): Understanding | null {
  const entry = plainlyOf(wish);
  return entry?.field === undefined ? null : lookUp([entryCall(entry, wish.text)]);
}
