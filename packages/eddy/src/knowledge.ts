import { asTyped } from './asked/plain-text.ts';
import { type Classifier, type LearnedWeights, openClassifier } from './classifier/linear-classifier.ts';
import { piecesOf as shapesOf } from './classifier/pieces.ts';
import { openSparse, type SparseWeights } from './classifier/sparse-weights.ts';
import type { KnowledgeEntry, KnowledgeFile, KnowledgeTopic } from './knowledge/knowledge-file.ts';
import { holdsItsWords } from './knowledge/own-words.ts';
import type { Standing } from './knowledge/similarity.ts';
import { openSupport, type Support } from './knowledge/support.ts';
import { piecesOf } from './knowledge/text-pieces.ts';
import { type Ideas, type IdeaWords, openThesaurus } from './knowledge/thesaurus.ts';

/** How a message is to be answered: in words, or by what is looked up. */
export const WANTED = ['words', 'lookUp'] as const;
export type Wanted = (typeof WANTED)[number];

/** The short answers, and what was learned of how pupils ask for them. */
export interface Knowledge {
  readonly file: KnowledgeFile;
  /** Null: there is no such answer. */
  readonly entry: (id: string) => KnowledgeEntry | null;
  /** Which answer a message asks for, by id. */
  readonly answers: Classifier;
  readonly wanted: Classifier<Wanted>;
  /** How much of a message stands in each answer's own texts, in the order of the file. */
  readonly support: Support;
  readonly ideas: Ideas;
}

export interface LearnedAnswers {
  readonly answers: SparseWeights;
  readonly wanted: LearnedWeights;
  readonly support: Standing;
  readonly thesaurus: readonly IdeaWords[];
}

/** @throws Error when an answer was learned that the file does not hold, or what was learned is of more or fewer answers */
export function openKnowledge(file: KnowledgeFile, learned: LearnedAnswers): Knowledge {
  const entries = new Map(file.entries.map((one) => [one.id, one]));
  if (learned.support.size !== file.entries.length)
    throw new Error(`the words of ${learned.support.size} answers are known, not of ${file.entries.length}`);
  return {
    file,
    entry: (id) => entries.get(id) ?? null,
    answers: openSparse(learned.answers, [...entries.keys()]),
    wanted: openClassifier(learned.wanted, WANTED),
    support: openSupport(learned.support),
    ideas: openThesaurus(learned.thesaurus),
  };
}

/** Of fewer words that tell something, the small ones between them count as well: "so what do I do now". */
const FEW = 4;
/** Words in rows of two, and those a message begins and ends with. */
const SHAPE = /^(?:=\S+ \S+$|[\^$])/;

/** What a message is recognised by among the short answers: its words, and the ideas they stand for, whoever chose them. */
export function piecesOfAsking(message: string, ideas: Ideas): readonly string[] {
  const words = [...piecesOf(asTyped(message)).keys()];
  const pieces =
    words.length >= FEW ? words : [...words, ...shapesOf(message).filter((one) => SHAPE.test(one))];
  return [...pieces, ...ideas(message).map((idea) => `~${idea}`)];
}

/** An answer, and how likely it is the one among all there are, whichever topics are looked through: 0 to 1. */
export interface KnowledgeMatch {
  readonly entry: KnowledgeEntry;
  readonly share: number;
}

/** Signs and faces alone ask for nothing. */
const SAYS = /\p{L}/u;
const MOST_MATCHES = 4;
/** Below it hardly an answer is the one that is meant. */
const LEAST_SHARE = 0.05;

/** What is left to the others of an answer whose words the message does not hold is no more sure than this makes it. */
const LEAST_LEFT = 0.25;

/** Of an answer that is meant, about so much of what a message says stands in its own texts, or more. */
const USUAL_SUPPORT = 0.12;
/** From this share on, the less likely it is another answer, the less its own texts have to say. */
const LIKELY = 0.75;

/**
 * A share that hangs on a word or two is worth less: "so I can't drop a single grade" is not about dropping a course, and what a
 * message says otherwise stands nowhere in that answer.
 */
function supported(share: number, support: number): number {
  const held = Math.min(1, support / USUAL_SUPPORT) ** 2;
  const doubt = Math.min(1, (1 - Math.min(share, 1)) / (1 - LIKELY));
  return share * (1 - (1 - held) * doubt);
}

/** One turn asks for the same message, and for parts of it, again and again: each is weighed once. */
const MOST_HELD = 32;
const weighed = new WeakMap<Knowledge, Map<string, readonly KnowledgeMatch[]>>();

function allFor(message: string, knowledge: Knowledge): readonly KnowledgeMatch[] {
  const held = weighed.get(knowledge) ?? new Map<string, readonly KnowledgeMatch[]>();
  weighed.set(knowledge, held);
  if (held.size >= MOST_HELD) held.clear();
  const found = held.get(message) ?? weigh(message, knowledge);
  held.set(message, found);
  return found;
}

function weigh(
  message: string,
  { answers, entry, file, ideas, support }: Knowledge,
): readonly KnowledgeMatch[] {
  const pieces = piecesOfAsking(message, ideas);
  if (pieces.length === 0 || !SAYS.test(message)) return [];
  const likely = answers
    .classify(pieces)
    .flatMap(({ label, share }) => {
      const held = entry(label);
      return held === null ? [] : [{ entry: held, share }];
    })
    .filter(({ share }) => share >= LEAST_SHARE);
  const meant = likely.filter((one) => holdsItsWords(one.entry, message));
  const left = 1 - likely.reduce((sum, one) => (meant.includes(one) ? sum : sum + one.share), 0);
  const of = meant.length === 0 ? null : support(message);
  const supportOf = (one: KnowledgeEntry): number => of?.[file.entries.indexOf(one)] ?? 0;
  return meant
    .map((one) => ({
      ...one,
      share: supported(one.share / Math.max(left, LEAST_LEFT), supportOf(one.entry)),
    }))
    .sort((one, other) => other.share - one.share);
}

/** The answers that a message may ask for, the likeliest first, at most four; only those of the topics, where some are given. */
export function knowledgeFor(
  message: string,
  knowledge: Knowledge,
  topics?: readonly KnowledgeTopic[],
): readonly KnowledgeMatch[] {
  return allFor(message, knowledge)
    .filter(({ entry }) => topics?.includes(entry.topic) !== false)
    .slice(0, MOST_MATCHES);
}
