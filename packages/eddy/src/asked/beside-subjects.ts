import type { EddyContext } from '../context.ts';
import { foundByTopics, type NamedProgrammes } from './named-programmes.ts';
import type { Reading } from './reading.ts';

/** "Civil engineering without physics": a subject beside a programme is not a programme itself. */
export function besideSubjects({ named, grades }: Reading, context: EddyContext): NamedProgrammes {
  const isSubject = ({ at, end }: { readonly at: number; readonly end: number }): boolean =>
    grades.named.some((one) => one.at <= at && end <= one.end);
  const topics = named.topics.filter((topic) => !isSubject(topic));
  if (topics.length === 0 || topics.length === named.topics.length) return named;
  return { ...named, ...foundByTopics(topics, named.institutions, context) };
}
