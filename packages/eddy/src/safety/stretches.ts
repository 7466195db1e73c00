import { placeOfEvidence, type ReadWord } from './evidence.ts';

/** Words weighed together: from the first up to, and without, the last. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Clauses that are weighed together, and their most words. */
const CLAUSES = 3;
const LONGEST = 54;
/** Stretches within a sentence, whatever its commas, and how far apart they begin. */
const WITHIN = [8, 16, 24];
const STEP = 4;
const MOST_COUNTED = 12;

/** Words that often begin something new where no mark stands: who does it, what is asked, what joins. */
const OPENERS = new Set(
  `i im my he she they we can could what when how which why where who should does do is are will if and but so because
  also btw plus anyway 我 他 你 如果 但 但是 因为 所以 而且 请问 想问 另外 顺便 点样 几多 哪 什么 怎`.split(
    /\s+/,
  ),
);

/** Words that open a question before who it is about, and who that may be: "should i" and "i should" open once. */
const ASKING = new Set('can could should do does is are will'.split(' '));
const SUBJECTS = new Set('i he she they we 我 他 你'.split(' '));
const QUESTIONS = new Set('what how when which why where who'.split(' '));
/** After these a pronoun is whom something is done to, asked of or wished, and opens nothing. */
const TOWARDS = new Set('叫 让 令 使 请 祝 劝 帮 教 陪 问 被 跟 和 同 对 与 将 把 比 像 由 等'.split(' '));

const nameOf = ({ names }: ReadWord): string => names[0] ?? '';

type Edge = (word: ReadWord, before: ReadWord) => boolean;

/** Where parts of a text begin, and its end. */
const edges = (words: readonly ReadWord[], isEdge: Edge): readonly number[] => [
  ...words.flatMap((word, at) => {
    const before = words[at - 1];
    return before === undefined || isEdge(word, before) ? [at] : [];
  }),
  words.length,
];

const ofClauses: Edge = (word, before) => word.clause !== before.clause;
const ofSentences: Edge = (word, before) => word.sentence !== before.sentence;

/** Whether a word goes on with what the one before it opened. */
function goesOn(name: string, before: string): boolean {
  if (ASKING.has(name)) return SUBJECTS.has(before) || QUESTIONS.has(before);
  return SUBJECTS.has(name) && (ASKING.has(before) || TOWARDS.has(before));
}

const ofOpeners: Edge = (word, before) =>
  ofClauses(word, before) || (OPENERS.has(nameOf(word)) && !goesOn(nameOf(word), nameOf(before)));

/**
 * What is weighed by itself, so that nothing said beside it can outweigh it: each clause and each part of one that a
 * new subject opens, with the next ones; each sentence, and stretches of long sentences.
 */
function stretchesOf(words: readonly ReadWord[]): readonly Stretch[] {
  const found = new Map<number, Stretch>();
  const add = (from: number, to: number): void => {
    // A word by itself says nothing beside others, such as where a long text was cut.
    if (to - from === 1 && words.length > 2) return;
    if (to > from && to - from <= LONGEST) found.set(from * words.length + to, { from, to });
  };
  for (const parts of [edges(words, ofClauses), edges(words, ofOpeners)])
    for (const [nth, from] of parts.entries())
      for (const to of parts.slice(nth + 1, nth + 1 + CLAUSES)) add(from, to);
  const sentences = edges(words, ofSentences);
  for (const [nth, from] of sentences.entries()) {
    const to = sentences[nth + 1] ?? from;
    add(from, to);
    for (const length of WITHIN)
      for (let start = from; start + length < to + STEP && to - from > length; start += STEP)
        add(start, Math.min(start + length, to));
  }
  return [...found.values()];
}

/** Numbers of what is met again and again, counted from 0: quicker to look up than the thing itself. */
function numbering(): { readonly numberOf: (place: number) => number; readonly places: readonly number[] } {
  const numbers = new Map<number, number>();
  const places: number[] = [];
  const numberOf = (place: number): number => {
    const known = numbers.get(place);
    if (known !== undefined) return known;
    numbers.set(place, places.length);
    return places.push(place) - 1;
  };
  return { numberOf, places };
}

/**
 * The evidence of each stretch, each place once: what begins and ends in it, its first and last word, and about how
 * long it is.
 */
export function evidenceOfStretches(words: readonly ReadWord[]): readonly (readonly number[])[] {
  const { numberOf, places } = numbering();
  const edgeOf = (mark: string) =>
    words.map(({ names }) => names.map((name) => numberOf(placeOfEvidence(mark + name))));
  const [firsts, lasts] = [edgeOf('['), edgeOf(']')];
  const lengths = Array.from({ length: MOST_COUNTED + 1 }, (_, length) =>
    numberOf(placeOfEvidence(`#${length}`)),
  );
  const pieces = words.map((word) => word.pieces.map(({ place, end }) => ({ number: numberOf(place), end })));
  /** The stretch that a place was last met in: quicker than a set for each. */
  const metIn = new Uint16Array(places.length);
  return stretchesOf(words).map(({ from, to }, nth) => {
    const found: number[] = [];
    const add = (number: number): void => {
      if (metIn[number] === nth + 1) return;
      metIn[number] = nth + 1;
      found.push(places[number] ?? 0);
    };
    for (let at = from; at < to; at += 1)
      for (const { number, end } of pieces[at] ?? []) if (end < to) add(number);
    firsts[from]?.forEach(add);
    lasts[to - 1]?.forEach(add);
    add(lengths[Math.min(MOST_COUNTED, to - from)] ?? 0);
    return found;
  });
}
