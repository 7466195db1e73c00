import { asTyped } from './asked/plain-text.ts';
import type { KnowledgeEntry, KnowledgeFile, KnowledgeTopic } from './knowledge/knowledge-file.ts';
import {
  asked,
  placed,
  type Rarity,
  rarityAmong,
  type SimilarityIndex,
  similarities,
  similarityIndex,
  together,
} from './knowledge/similarity.ts';

/** The short answers made ready to be asked. */
export interface Knowledge {
  readonly file: KnowledgeFile;
  /** Null: there is no such answer. */
  readonly entry: (id: string) => KnowledgeEntry | null;
  readonly rarity: Rarity;
  /** Each entry as one text: its questions, and less so its answer. */
  readonly entries: SimilarityIndex;
  /** Each question by itself, and the place of the entry that holds it. */
  readonly questions: SimilarityIndex;
  readonly holders: Uint16Array;
}

/** An answer and how well it fits a message, 0 to 1. */
export interface KnowledgeMatch {
  readonly entry: KnowledgeEntry;
  readonly score: number;
}

/** What a message is compared with, and how much that counts; `answer` beside a question. Measured: see `knowledge.test.ts`. */
const WEIGHT = { question: 0.4, entry: 0.6, answer: 1 } as const;
const MOST_MATCHES = 4;
/** Below it hardly a match is right; where a caller knows what it is about, less is enough. */
const LEAST_SCORE = { anything: 0.2, narrowed: 0.08 } as const;

/** The texts of the file hold no Cantonese in Latin letters. */
const kept = (text: string) => placed(asTyped(text));

/** Prepares the answers, once at the start. */
export function openKnowledge(file: KnowledgeFile): Knowledge {
  const questions = file.entries.map(({ questions: { en, tc } }) => [...en, ...tc].map(kept));
  const whole = file.entries.map(({ answer, next }, at) => {
    const told = [answer.en, answer.tc, next.en, next.tc].map(kept);
    return together([
      ...(questions[at] ?? []).map((one) => [one, 1] as const),
      ...told.map((one) => [one, WEIGHT.answer] as const),
    ]);
  });
  const rarity = rarityAmong(whole);
  const entries = new Map(file.entries.map((one) => [one.id, one]));
  return {
    file,
    entry: (id) => entries.get(id) ?? null,
    rarity,
    entries: similarityIndex(whole, rarity),
    questions: similarityIndex(questions.flat(), rarity),
    holders: Uint16Array.from(questions.flatMap((all, at) => all.map(() => at))),
  };
}

/** What a caller knows of what is asked: only these topics or entries (by id) are looked through. */
export interface KnowledgeWish {
  readonly topics?: readonly KnowledgeTopic[] | undefined;
  readonly entries?: readonly string[] | undefined;
}

/** How well each entry fits, in the order of the file. */
function scores(message: string, { rarity, entries, questions, holders }: Knowledge): Float32Array {
  const pieces = asked(message, rarity);
  const nearest = new Float32Array(entries.size);
  for (const [question, near] of similarities(pieces, questions).entries()) {
    const holder = holders[question] ?? 0;
    if (near > (nearest[holder] ?? 0)) nearest[holder] = near;
  }
  return similarities(pieces, entries).map(
    (near, at) => WEIGHT.entry * near + WEIGHT.question * (nearest[at] ?? 0),
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

/** From this score and this distance to the next one on, an answer was right in 56 of 63 questions kept aside. */
const SURE = { score: 0.3, ahead: 0.04 } as const;

/** The answer that a message surely asks for; null: none, or several stand near. */
export function surelyKnown(message: string, knowledge: Knowledge): KnowledgeEntry | null {
  const [best, next] = knowledgeFor(message, knowledge) ?? [];
  if (best === undefined || best.score < SURE.score) return null;
  return best.score - (next?.score ?? 0) < SURE.ahead ? null : best.entry;
}
