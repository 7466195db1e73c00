import type { KnowledgeEntry, KnowledgeFile, KnowledgeTopic } from './knowledge/knowledge-file.ts';
import { type SimilarityIndex, similarities, similarityIndex } from './knowledge/similarity.ts';

/** The short answers made ready to be asked. */
export interface Knowledge {
  readonly file: KnowledgeFile;
  /** Null: there is no such answer. */
  readonly entry: (id: string) => KnowledgeEntry | null;
  readonly index: SimilarityIndex;
  /** What each text of the index is: a question, all questions, or the answer of the entry with this place. */
  readonly texts: readonly IndexedText[];
}

interface IndexedText {
  readonly entry: number;
  readonly kind: keyof typeof WEIGHT;
}

/** An answer and how well it fits a message, 0 to 1. */
export interface KnowledgeMatch {
  readonly entry: KnowledgeEntry;
  readonly score: number;
}

/** What a message is compared with, and how much that counts. Measured: see `knowledge.test.ts`. */
const WEIGHT = { question: 0.15, questions: 1, answer: 0.3 } as const;
const HIGHEST = WEIGHT.question + WEIGHT.questions + WEIGHT.answer;
const MOST_MATCHES = 4;
/** Below it hardly a match is right; where a caller knows what it is about, less is enough. */
const LEAST_SCORE = { anything: 0.17, narrowed: 0.08 } as const;

/** Prepares the answers: 165 entries take some 200 ms, so once at the start. */
export function openKnowledge(file: KnowledgeFile): Knowledge {
  const made = file.entries.flatMap(({ questions: { en, tc }, answer, next }, entry) => {
    const questions = [...en, ...tc];
    return [
      ...questions.map((one) => ({ parts: [one], entry, kind: 'question' as const })),
      { parts: questions, entry, kind: 'questions' as const },
      { parts: [answer.en, answer.tc, next.en, next.tc], entry, kind: 'answer' as const },
    ];
  });
  const entries = new Map(file.entries.map((one) => [one.id, one]));
  return {
    file,
    entry: (id) => entries.get(id) ?? null,
    index: similarityIndex(made.map(({ parts }) => parts)),
    texts: made.map(({ entry, kind }) => ({ entry, kind })),
  };
}

/** What a caller knows of what is asked: only these topics or entries (by id) are looked through. */
export interface KnowledgeWish {
  readonly topics?: readonly KnowledgeTopic[] | undefined;
  readonly entries?: readonly string[] | undefined;
}

/** How well each entry fits, in the order of the file. */
function scores(message: string, { file, index, texts }: Knowledge): readonly number[] {
  const best = file.entries.map(() => ({ question: 0, questions: 0, answer: 0 }));
  for (const [text, near] of similarities(message, index).entries()) {
    const place = texts[text];
    const own = place === undefined ? undefined : best[place.entry];
    if (place !== undefined && own !== undefined && near > own[place.kind]) own[place.kind] = near;
  }
  return best.map(
    ({ question, questions, answer }) =>
      (WEIGHT.question * question + WEIGHT.questions * questions + WEIGHT.answer * answer) / HIGHEST,
  );
}

/** The answers nearest to a message, the best first, at most four; null where nothing is near enough. */
export function knowledgeFor(
  message: string,
  knowledge: Knowledge,
  { topics, entries }: KnowledgeWish = {},
): readonly KnowledgeMatch[] | null {
  const isNarrowed = topics !== undefined || entries !== undefined;
  const least = LEAST_SCORE[isNarrowed ? 'narrowed' : 'anything'];
  const all = scores(message, knowledge);
  const fitting = knowledge.file.entries
    .map((entry, at) => ({ entry, score: all[at] ?? 0 }))
    .filter(({ entry, score }) => {
      const isOfTopic = topics?.includes(entry.topic) ?? true;
      return score >= least && isOfTopic && (entries?.includes(entry.id) ?? true);
    })
    .sort((one, other) => other.score - one.score);
  return fitting.length === 0 ? null : fitting.slice(0, MOST_MATCHES);
}
