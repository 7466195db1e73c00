import type { EddyContext } from '../context.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import { foundByTopics, type NamedProgrammes } from './named-programmes.ts';
import type { Reading } from './reading.ts';

const NEGATOR = /[不唔冇无没]$/;

/** "Civil engineering without physics", 不用数学: a subject beside a programme, or not wanted, is not a programme itself. */
export function besideSubjects({ named, grades, text }: Reading, context: EddyContext): NamedProgrammes {
  type Place = { readonly at: number; readonly end: number };
  const isSubject = ({ at, end }: Place): boolean =>
    grades.named.some((one) => one.at <= at && end <= one.end);
  const isUnwanted = ({ at, end }: Place): boolean =>
    NEGATOR.test(text.slice(0, at)) && grades.named.some((one) => at <= one.at && one.end <= end);
  const wanted = named.topics.filter((topic) => !isUnwanted(topic));
  const topics = wanted.filter((topic) => !isSubject(topic));
  const isWhole = wanted.length === named.topics.length;
  if (isWhole && (topics.length === 0 || topics.length === wanted.length)) return named;
  return { ...named, ...foundByTopics(topics, named.institutions, context) };
}

const JOINS = /^\s*(?:或(?:者|是)?|还是|定系?|同埋?|和|与|及|、|,|\/|or|and|&)\s*$/;

/**
 * 商業或者生物, "business or history": where a school subject is as much what is looked for as the field it is joined to, the words
 * by which the guide of fields knows both; null where none is.
 */
export function joinedWords(message: string, { named, grades, text }: Reading): readonly string[] | null {
  const isJoined = named.topics.some((topic) =>
    grades.named.some((subject) => {
      const [first, second] = topic.at < subject.at ? [topic, subject] : [subject, topic];
      return first.end <= second.at && JOINS.test(text.slice(first.end, second.at));
    }),
  );
  if (!isJoined || grades.mentions.length > 0) return null;
  const fields = named.searches.map(({ query, category }) => query || (category ?? ''));
  return [message.slice(0, TOOL_LIMITS.query), ...fields].filter((words) => words !== '');
}
