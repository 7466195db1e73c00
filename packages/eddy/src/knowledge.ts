import { asTyped } from './asked/plain-text.ts';
import { type Classifier, type LearnedWeights, openClassifier } from './classifier/linear-classifier.ts';
import { piecesOf as shapesOf } from './classifier/pieces.ts';
import { openSparse, type SparseWeights } from './classifier/sparse-weights.ts';
import type { Disciplines } from './disciplines/disciplines.ts';
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
  /** What is told of disciplines, aspect by aspect. */
  readonly disciplines: Disciplines;
}

export interface LearnedAnswers {
  readonly answers: SparseWeights;
  readonly wanted: LearnedWeights;
  readonly support: Standing;
  readonly thesaurus: readonly IdeaWords[];
}

/** @throws Error when an answer was learned that the file does not hold, or what was learned is of more or fewer answers */
export function openKnowledge(
  file: KnowledgeFile,
  learned: LearnedAnswers,
  disciplines: Disciplines,
): Knowledge {
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
    disciplines,
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
  /** How much of what the message says stands in the answer's own texts: 0 to 1. */
  readonly support: number;
}

/** Signs and faces alone ask for nothing. */
const SAYS = /\p{L}/u;
const MOST_MATCHES = 4;
/** Below it hardly an answer is the one that is meant. */
const LEAST_SHARE = 0.05;

/** What is left to the others of an answer whose words the message does not hold is no more sure than this makes it. */
const LEAST_LEFT = 0.5;

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

/** What the messages before say of what one asks, the last one first: the less a message tells by itself, the more they decide. */
const SAID_BEFORE = [0.3, 0.2] as const;
/** So begins what follows from the message before, which then counts twice: 咁仲做唔做到護士. */
const FOLLOWS = /^(?:咁|噉|那(?:么|麼)?(?=[还還我会會要可能]))(?!样|樣)/;
/** No answer is less likely than this. */
const UNLIKELY = 1e-9;

/** One turn asks for the same message, and for parts of it, again and again: each is weighed once. */
const MOST_HELD = 48;

function eachOnce<Found>(find: (message: string, knowledge: Knowledge) => Found) {
  const all = new WeakMap<Knowledge, Map<string, Found>>();
  return (message: string, knowledge: Knowledge): Found => {
    const held = all.get(knowledge) ?? new Map<string, Found>();
    all.set(knowledge, held);
    const found = held.get(message) ?? find(message, knowledge);
    if (held.size >= MOST_HELD) held.clear();
    held.set(message, found);
    return found;
  };
}

/** How likely each answer is by a message alone, as logarithms, by id. */
const alone = eachOnce((message, { answers, ideas }): ReadonlyMap<string, number> => {
  const pieces = piecesOfAsking(message, ideas);
  const isSaid = pieces.length > 0 && SAYS.test(message);
  const likely = isSaid ? answers.classify(pieces) : [];
  return new Map(likely.map(({ label, share }) => [label, Math.log(Math.max(share, UNLIKELY))]));
});

/** How likely each answer is by a message and by those before it, 0 to 1, by id. */
function inTurn(
  message: string,
  before: readonly string[],
  knowledge: Knowledge,
): readonly (readonly [string, number])[] {
  const own = alone(message, knowledge);
  const times = FOLLOWS.test(message) ? 2 : 1;
  const said = SAID_BEFORE.flatMap((weight, at) => {
    const likely = before[at] === undefined ? null : alone(before[at], knowledge);
    return likely === null || likely.size === 0
      ? []
      : [{ weight: at === 0 ? weight * times : weight, likely }];
  });
  const sums = [...own].map(([id, log]): readonly [string, number] => [
    id,
    Math.exp(said.reduce((sum, { weight, likely }) => sum + weight * (likely.get(id) ?? 0), log)),
  ]);
  const all = sums.reduce((sum, [, one]) => sum + one, 0);
  return sums.map(([id, one]) => [id, one / all]);
}

function weigh(message: string, before: readonly string[], knowledge: Knowledge): readonly KnowledgeMatch[] {
  const { entry, file, support } = knowledge;
  const said = [message, ...before.slice(0, SAID_BEFORE.length)];
  const likely = inTurn(message, before, knowledge).flatMap(([id, share]) => {
    const held = share < LEAST_SHARE ? null : entry(id);
    return held === null ? [] : [{ entry: held, share }];
  });
  const meant = likely.filter((one) => holdsItsWords(one.entry, said));
  const left = 1 - likely.reduce((sum, one) => (meant.includes(one) ? sum : sum + one.share), 0);
  const of = meant.length === 0 ? null : support(message);
  const supportOf = (one: KnowledgeEntry): number => of?.[file.entries.indexOf(one)] ?? 0;
  return meant
    .map((one) => {
      const held = supportOf(one.entry);
      return { ...one, share: supported(one.share / Math.max(left, LEAST_LEFT), held), support: held };
    })
    .sort((one, other) => other.share - one.share);
}

/**
 * The answers that a message may ask for, the likeliest first, at most four; only those of the topics, where some are given.
 * `before`: what the same person said before it, the latest first.
 */
export function knowledgeFor(
  message: string,
  knowledge: Knowledge,
  topics?: readonly KnowledgeTopic[],
  before: readonly string[] = [],
): readonly KnowledgeMatch[] {
  return weigh(message, before, knowledge)
    .filter(({ entry }) => topics?.includes(entry.topic) !== false)
    .slice(0, MOST_MATCHES);
}
