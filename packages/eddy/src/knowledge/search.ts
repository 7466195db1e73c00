import { asTyped } from '../asked/plain-text.ts';
import type { KnowledgeEntry, KnowledgeFile } from './knowledge-file.ts';
import {
  asked,
  placed,
  type Rarity,
  rarityIn,
  type SimilarityIndex,
  similarities,
  similarityIndex,
  standingOf,
  together,
} from './similarity.ts';

/**
 * The short answers made ready to be searched by likeness of words: in a browser, where what was learned of how pupils ask
 * (`knowledge.ts`) would be too large.
 */
export interface KnowledgeSearch {
  readonly file: KnowledgeFile;
  readonly rarity: Rarity;
  /** Each entry as one text: its questions, and less so its answer. */
  readonly entries: SimilarityIndex;
  /** Each question by itself, and the place of the entry that holds it. */
  readonly questions: SimilarityIndex;
  readonly holders: Uint16Array;
}

/** An answer and how well it fits a message, 0 to 1. */
export interface SearchMatch {
  readonly entry: KnowledgeEntry;
  readonly score: number;
}

/** What is compared, and how much that counts; `answer` beside a question. Measured: see `search.test.ts`. */
const WEIGHT = { question: 0.4, entry: 0.6, answer: 1 } as const;
const MOST_MATCHES = 4;
/** Below it hardly a match is right. */
const LEAST_SCORE = 0.2;

/** The texts of the file hold no Cantonese in Latin letters. */
const kept = (text: string) => placed(asTyped(text));

/** Prepares the answers, once at the start. */
export function openSearch(file: KnowledgeFile): KnowledgeSearch {
  const questions = file.entries.map(({ questions }) => Object.values(questions).flat().map(kept));
  const whole = file.entries.map(({ answer, next }, at) => {
    const told = [answer.en, answer.tc, next.en, next.tc].map(kept);
    return together([
      ...(questions[at] ?? []).map((one) => [one, 1] as const),
      ...told.map((one) => [one, WEIGHT.answer] as const),
    ]);
  });
  const rarity = rarityIn(standingOf(whole));
  return {
    file,
    rarity,
    entries: similarityIndex(whole, rarity),
    questions: similarityIndex(questions.flat(), rarity),
    holders: Uint16Array.from(questions.flatMap((all, at) => all.map(() => at))),
  };
}

/** How well each entry fits, in the order of the file. */
function scores(message: string, { rarity, entries, questions, holders }: KnowledgeSearch): Float32Array {
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

/** The answers nearest to what somebody types, the best first, at most four. */
export function searchKnowledge(typed: string, search: KnowledgeSearch): readonly SearchMatch[] {
  const all = scores(typed, search);
  return search.file.entries
    .map((entry, at) => ({ entry, score: all[at] ?? 0 }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_MATCHES);
}
