import { plainText } from '../asked/plain-text.ts';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { titleWordsOf } from '../asked/title-words.ts';
import { type Topic, topicsIn } from '../asked/topics.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import type { KnowledgeEntry, KnowledgeTopic } from '../knowledge/knowledge-file.ts';
import { type KnowledgeMatch, knowledgeFor } from '../knowledge.ts';
import { programmesFoundBy } from '../programme-index.ts';
import { focusOf } from './spoken-of.ts';
import { wasTold } from './told-entries.ts';

type Field = Pick<Topic, 'query' | 'category'>;

/** An answer is of a field that so great a part of its questions names. */
const NEARLY_ALL = 0.6;

const keyOf = ({ query, category }: Field): string => `${query} ${category ?? ''}`;

const known = new WeakMap<KnowledgeEntry, readonly Field[]>();

/** The fields that an answer is of, as its questions name them: social work of what its interviews are like; none of most. */
export function fieldsOf(
  entry: KnowledgeEntry,
  { catalogue }: Pick<EddyContext, 'catalogue'>,
): readonly Field[] {
  const held = known.get(entry);
  if (held !== undefined) return held;
  const titles = titleWordsOf(catalogue);
  const questions = [...entry.questions.en, ...entry.questions.tc, ...entry.questions.sc];
  const named = questions.map((question) => {
    const topics = topicsIn(plainText(question), titles);
    return new Map(topics.map((topic) => [keyOf(topic), topic]));
  });
  const all = new Map(named.flatMap((each) => [...each]));
  const isOf = (key: string): boolean =>
    named.filter((each) => each.has(key)).length >= questions.length * NEARLY_ALL;
  const fields = [...all].flatMap(([key, field]) => (isOf(key) ? [field] : []));
  known.set(entry, fields);
  return fields;
}

/** Fields named longer ago are another matter. */
const REMEMBERED = 6;

interface Talk {
  readonly reading: Reading;
  readonly context: EddyContext;
  readonly earlier: readonly EarlierMessage[];
}

/** What a talk is of: the programmes it came to, and the words by which its field was named last. */
interface FieldOfTalk {
  readonly codes: readonly string[];
  readonly fields: readonly Field[];
  /** As the pupil called it, in plain form; empty: by a code only. */
  readonly words: string;
}

/** The field that a talk is of; null where a message names its own, or none was named so far. */
export function fieldOfTalk({ reading, context, earlier }: Talk): FieldOfTalk | null {
  const { codes, topics } = reading.named;
  if (topics.length > 0) return null;
  if (codes.length > 0) return { codes, fields: [], words: '' };
  const said = earlier.filter(({ isBot }) => !isBot).slice(-REMEMBERED);
  for (const { text } of said.toReversed()) {
    const before = readPlainly(text, context);
    const { named } = before;
    if (named.topics.length + named.codes.length === 0) continue;
    const words = [...new Set(named.topics.map(({ at, end }) => before.text.slice(at, end)))].join(' ');
    return { codes: named.codes, fields: named.topics, words };
  }
  const focus = focusOf(earlier, context);
  return focus.length === 0 ? null : { codes: focus, fields: [], words: '' };
}

function foundBy({ query, category }: Field, context: EddyContext): ReadonlySet<string> {
  const found =
    query === ''
      ? context.catalogue.programmes.filter((one) => one.category === category)
      : programmesFoundBy(query, [], context);
  return new Set(found.map(({ code }) => code));
}

/** Whether an answer is of a field that is plainly not the one of the talk. */
function isOfAnother(entry: KnowledgeEntry, { codes, fields }: FieldOfTalk, context: EddyContext): boolean {
  const own = fieldsOf(entry, context);
  if (own.length === 0) return false;
  const there = own.map((field) => foundBy(field, context));
  const meant = [...codes, ...fields.flatMap((field) => [...foundBy(field, context)])];
  const isNamed = fields.some((field) => own.some((one) => keyOf(one) === keyOf(field)));
  return !isNamed && !there.some((found) => meant.some((code) => found.has(code)));
}

/** From this share on an answer of the talk's own field is meant, when that is named beside the message. */
const OF_OWN_FIELD = 0.4;

/**
 * The answers that a message which names no field may ask for, without those of another field than the one the talk is of: after
 * social work 會唔會好辛苦 asks nothing of nursing, but what it would ask with that field in it.
 */
export function answersInTalk(
  text: string,
  talk: Talk,
  topics?: readonly KnowledgeTopic[],
): readonly KnowledgeMatch[] {
  const { context } = talk;
  const matches = knowledgeFor(text, context.knowledge, topics);
  if (matches.every(({ entry }) => fieldsOf(entry, context).length === 0)) return matches;
  const field = fieldOfTalk(talk);
  if (field === null) return matches;
  const isElse = ({ entry }: KnowledgeMatch): boolean => isOfAnother(entry, field, context);
  const [first] = matches;
  const kept = matches.filter((match) => !isElse(match));
  if (first === undefined || !isElse(first) || field.words === '') return kept;
  const named = knowledgeFor(`${field.words} ${text}`, context.knowledge, topics);
  const own = named.filter(
    (match) =>
      match.share >= OF_OWN_FIELD &&
      fieldsOf(match.entry, context).length > 0 &&
      !isElse(match) &&
      !wasTold(match.entry, context, talk.earlier),
  );
  return [...own, ...kept.filter(({ entry }) => !own.some((one) => one.entry === entry))];
}
