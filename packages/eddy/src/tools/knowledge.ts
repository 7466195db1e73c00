import type { EddyContext } from '../context.ts';
import { inFieldQuestion } from '../guide/condition-words.ts';
import { paragraphs } from '../guide/wording.ts';
import { nextDate } from '../knowledge/calendar.ts';
import { KNOWLEDGE_TOPICS, type KnowledgeEntry, type KnowledgeTopic } from '../knowledge/knowledge-file.ts';
import { knowledgeFor } from '../knowledge.ts';
import { knowledgeSaid, knowledgeWords, nextDateWords, standingWords } from '../knowledge-words.ts';
import { taking } from './input-schema.ts';
import { isAbsent, oneOf } from './read-input.ts';
import { type Read, tool } from './tool.ts';

/** More of a question says nothing more of what it is about. */
const LONGEST_QUESTION = 500;
const MOST_RELATED = 2;

export interface KnowledgeInput {
  /** The question as the pupil asked it. */
  readonly question: string;
  /** Where it is looked for; none: everywhere. */
  readonly topics: readonly KnowledgeTopic[];
  /** Id of the answer where the question is too short to find one; null: none. */
  readonly otherwise: string | null;
  /** Id of the very answer that is meant, whatever else stands near; null: the nearest one. */
  readonly entry: string | null;
  /** The next date of the year is told as well. */
  readonly dates: boolean;
}

export interface KnowledgeResult {
  readonly tool: 'knowledge';
  readonly asked: KnowledgeInput;
  /** How the pupil stands to what the answer asks; null: it asks nothing. */
  readonly own: string | null;
  /** What is known about it; null: nothing. */
  readonly answer: string | null;
  readonly next_date: string | null;
  readonly related: readonly string[];
}

/** Which programmes lead to the work that an answer tells of. */
function fieldQuestion(entry: KnowledgeEntry | null, context: EddyContext): readonly string[] {
  return entry?.field === undefined ? [] : [inFieldQuestion(entry.field, context)];
}

function lookUp(asked: KnowledgeInput, context: EddyContext): KnowledgeResult {
  const { question, topics, otherwise, dates } = asked;
  const meant = asked.entry === null ? null : context.knowledge.entry(asked.entry);
  const [best] = knowledgeFor(question, context.knowledge, topics.length === 0 ? undefined : topics);
  const entry = meant ?? best?.entry ?? (otherwise === null ? null : context.knowledge.entry(otherwise));
  const { file } = context.knowledge;
  const isDated = dates && (entry === null || nextDate(file.calendar, context.today) !== null);
  const related = (entry?.related ?? []).flatMap((id) => context.knowledge.entry(id) ?? []);
  return {
    tool: 'knowledge',
    asked,
    own: entry === null ? null : standingWords(entry, context),
    answer: entry === null ? null : knowledgeWords(entry, context),
    next_date: isDated ? nextDateWords(context) : null,
    related: [
      ...fieldQuestion(entry, context),
      ...related.flatMap(({ questions }) => questions[context.language].slice(0, 1)),
    ].slice(0, MOST_RELATED),
  };
}

function topicsOf(given: unknown): readonly KnowledgeTopic[] {
  const all: readonly unknown[] = Array.isArray(given) ? given : isAbsent(given) ? [] : [given];
  return all.flatMap((one) => oneOf(KNOWLEDGE_TOPICS, one) ?? []);
}

export const knowledge = tool({
  name: 'knowledge',
  describe:
    'Sourced answers about JUPAS, bands, results day, requirements, electives, interviews, retaking, other routes, ' +
    'money, student life, careers, feelings and this site: what the published figures do not say.',
  input: taking(
    {
      question: { type: 'string', maxLength: LONGEST_QUESTION },
      topics: {
        type: 'array',
        items: { type: 'string', enum: KNOWLEDGE_TOPICS },
        description: 'leave out for all',
      },
      dates: { type: 'boolean', description: 'true: the next date of the year as well' },
    },
    ['question'],
  ),
  parse: ({ question, topics, dates }): Read<KnowledgeInput> =>
    typeof question === 'string' && question.trim() !== ''
      ? {
          value: {
            question: question.slice(0, LONGEST_QUESTION),
            topics: topicsOf(topics),
            otherwise: null,
            entry: null,
            dates: dates === true,
          },
        }
      : { problem: 'question is missing' },
  run: lookUp,
  say: ({ own, answer, next_date: date }, { wording }) =>
    paragraphs([own, answer === null ? null : knowledgeSaid(answer, wording), date]),
  grounds: () => ({ programmes: [], year: null }),
  followUps: ({ related }) => related,
});
