import { asTyped } from '../asked/plain-text.ts';
import type { Knowledge } from '../knowledge.ts';
import type { KnowledgeEntry } from './knowledge-file.ts';

/** The fields of study that an answer is of and of no other; empty: it is of any. */
export const fieldsAbout = ({ about, field }: KnowledgeEntry): readonly string[] =>
  about ?? (field === undefined ? [] : [field]);

/**
 * A word names a field where at least so many questions about it, and this part of all that hold the word, are about that field:
 * of a word in a single answer nearly all.
 */
const NAMES = { questions: 3, part: 0.4, ofOneAnswer: 0.85 } as const;

const RUN = /[a-z]{3,}|\p{Script=Han}{2,}/gu;
const LATIN = /^[a-z]/;

/** English words, and pairs of Chinese characters. */
function wordsAndPairs(text: string): ReadonlySet<string> {
  const words = [...asTyped(text).matchAll(RUN)].flatMap(([run]) =>
    LATIN.test(run) ? [run] : Array.from(run.slice(1), (_, at) => run.slice(at, at + 2)),
  );
  return new Set(words);
}

interface Held {
  questions: number;
  /** The answers of each field that hold it, one for every question. */
  readonly byField: Map<string, readonly string[]>;
}

type FieldWords = ReadonlyMap<string, readonly string[]>;
const WORDS = new WeakMap<Knowledge, FieldWords>();

function fieldWords({ file: { entries } }: Knowledge): FieldWords {
  const held = new Map<string, Held>();
  for (const entry of entries)
    for (const question of Object.values(entry.questions).flat())
      for (const word of wordsAndPairs(question)) {
        const one = held.get(word) ?? { questions: 0, byField: new Map<string, readonly string[]>() };
        held.set(word, one);
        one.questions += 1;
        for (const field of fieldsAbout(entry))
          one.byField.set(field, [...(one.byField.get(field) ?? []), entry.id]);
      }
  const named = ({ questions, byField }: Held): readonly string[] =>
    [...byField].flatMap(([field, answers]) => {
      const part = new Set(answers).size > 1 ? NAMES.part : NAMES.ofOneAnswer;
      const isNamed = answers.length >= NAMES.questions && answers.length >= questions * part;
      return isNamed ? [field] : [];
    });
  return new Map(
    [...held].flatMap(([word, one]): [string, readonly string[]][] => {
      const fields = named(one);
      return fields.length === 0 ? [] : [[word, fields]];
    }),
  );
}

/** The fields of study that a message names by words in which hardly any answers but those of the field are asked for. */
export function fieldsNamed(message: string, knowledge: Knowledge): readonly string[] {
  const words = WORDS.get(knowledge) ?? fieldWords(knowledge);
  WORDS.set(knowledge, words);
  return [...new Set([...wordsAndPairs(message)].flatMap((word) => words.get(word) ?? []))];
}
