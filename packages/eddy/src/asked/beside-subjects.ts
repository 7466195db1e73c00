import type { EddyContext } from '../context.ts';
import { foundByTopics, type NamedProgrammes } from './named-programmes.ts';
import type { Reading } from './reading.ts';

const NEGATOR = /[不唔冇无沒没]$/;

/** "Civil engineering without physics", 不用數學: a subject beside a programme, or not wanted, is not a programme itself. */
export function besideSubjects({ named, grades, text }: Reading, context: EddyContext): NamedProgrammes {
  const isSubject = ({ at, end }: { readonly at: number; readonly end: number }): boolean =>
    grades.named.some(
      (one) =>
        (one.at <= at && end <= one.end) ||
        (at <= one.at && one.end <= end && NEGATOR.test(text.slice(0, at))),
    );
  const topics = named.topics.filter((topic) => !isSubject(topic));
  if (topics.length === 0 || topics.length === named.topics.length) return named;
  return { ...named, ...foundByTopics(topics, named.institutions, context) };
}
