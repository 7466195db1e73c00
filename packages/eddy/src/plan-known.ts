import { asksContent } from './asked/explain-words.ts';
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

const OWN_MATTERS = ['list', 'order', 'bandList', 'entered', 'whatIf', 'scores', 'ability'] as const;
/** Of a field that is named: its programmes, not what is known of it. */
const ASKS_PROGRAMMES =
  /(?<![a-z])(?:programmes?|programs?|degrees?|courses?|which uni\w*|who offers|where can i)(?![a-z])|课程|学位|有(?:咩|乜|什么|啲)(?:科|拣)|边间|哪间|哪所|有(?:得|冇|没有)读|有关(?:嘅|的)科|想读/;

/** The entry that a message surely asks for and that is of no programme, grade or list of somebody's own; null: none. */
function plainlyOf({ text, reading, context, earlier }: Wish): KnowledgeEntry | null {
  const { named, grades, has } = reading;
  const namesFigures = named.codes.length + named.institutions.length + grades.mentions.length > 0;
  const isOwn = OWN_MATTERS.some(has) || (named.topics.length > 0 && ASKS_PROGRAMMES.test(reading.text));
  if (namesFigures || isOwn || text.length > LONGEST) return null;
  return pointedAt(text, reading, context, earlier).length > 0 ? null : surelyKnown(text, context.knowledge);
}

/** What is surely known wins over look-ups that were only guessed; a job is told of where it is asked for: `jobTold`. */
export function plainlyKnown(wish: Wish): Understanding | null {
  const entry = plainlyOf(wish);
  return entry === null || entry.field !== undefined ? null : lookUp([entryCall(entry, wish.text)]);
}

const ASKS_WAY =
  /(?<![a-z])(?:how (?:do|does|can|to|would|will)(?: \w+)? (?:become|get into|be)|licen[cs]ed?|qualifications?|what is it like|day in the life)(?![a-z])|入行|要(?:咩|乜|什么)(?:资格|学历|牌)|(?:点样?|怎样?|怎么)(?:样|才|先|可以|能|才能|才可以|先可以)*(?:做|当|成为)|考牌|日常/;

/** What is taught is told by a programme. */
const ASKS_TAUGHT =
  /(?<![a-z])(?:taught|teach|learnt?|learned|study)(?![a-z])|(?:教|读|学)(?:啲|些)?(?:什么|咩|乜)/;

/** What a job is like and what leads to it, where a message surely asks that. */
export function jobTold(wish: Wish): Understanding | null {
  const { text } = wish.reading;
  if (!ASKS_WAY.test(text) && (!asksContent(text) || ASKS_TAUGHT.test(text))) return null;
  const entry = plainlyOf(wish);
  return entry?.field === undefined ? null : lookUp([entryCall(entry, wish.text)]);
}
