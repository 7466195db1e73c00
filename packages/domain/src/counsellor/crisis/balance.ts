import type { WeighedWord } from './evidence.ts';

/** What was learned: a weight for each place of evidence, and how the scales stand without any. */
export interface Balance {
  readonly weights: ArrayLike<number>;
  readonly bias: number;
}

/** Weights from lines of signs: the first of `steps` is the most against danger, the last the most towards it. */
export function weightsAsWritten(steps: string, unit: number, lines: readonly string[]): Float32Array {
  const middle = (steps.length - 1) / 2;
  const weightOf = new Float32Array(128);
  for (let step = 0; step < steps.length; step += 1)
    weightOf[steps.charCodeAt(step)] = (step - middle) * unit;
  const signs = lines.join('');
  const weights = new Float32Array(signs.length);
  for (let place = 0; place < signs.length; place += 1)
    weights[place] = weightOf[signs.charCodeAt(place)] ?? 0;
  return weights;
}

/** Words that are weighed together where a text has more, and how far apart such stretches begin. */
const STRETCH = 20;
const STEP = 5;

/** A word by itself says nothing beside other sentences, such as where a long text was cut. */
const WORD_AND_MARK = 2;

/** Sentences, each alone and with the next, and stretches of long ones: the rest cannot outweigh what is said in passing. */
export function* stretches(words: readonly WeighedWord[]): Generator<readonly WeighedWord[]> {
  const sentences = [...Map.groupBy(words, ({ sentence }) => sentence).values()];
  const sayMore = sentences.some((sentence) => sentence.length > WORD_AND_MARK);
  for (const [at, sentence] of sentences.entries()) {
    const both = [...sentence, ...(sentences[at + 1] ?? [])];
    if (sentence.length > WORD_AND_MARK || !sayMore) yield sentence;
    if (both.length > sentence.length) yield both;
    if (both.length <= STRETCH) continue;
    for (let from = 0; from < sentence.length && from + STRETCH < both.length + STEP; from += STEP)
      yield both.slice(from, from + STRETCH);
  }
}

/** The evidence of words that are weighed together, each piece once. */
export function evidenceIn(words: readonly WeighedWord[]): readonly number[] {
  return [...new Set(words.flatMap(({ evidence }) => evidence))];
}

/** How far the evidence tips the scales: above zero towards danger. */
export function weigh(evidence: readonly number[], { weights, bias }: Balance): number {
  let sum = 0;
  for (const place of evidence) sum += weights[place] ?? 0;
  return bias + sum / Math.sqrt(Math.max(evidence.length, 1));
}

/** How far the heaviest stretch of a text tips the scales. */
export function heaviest(words: readonly WeighedWord[], balance: Balance): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const stretch of stretches(words)) most = Math.max(most, weigh(evidenceIn(stretch), balance));
  return most;
}
