import type { Example } from './learn.ts';
import { type LearnedWeights, placesOf } from './linear-classifier.ts';

/** So many uses of a place among all labels stand against what is counted of one: what was seen once or twice tells little. */
const PRIOR = 100;
const HIGHEST = 127;

/** How often each label's examples hold each place, for labels of equal length together; and how often any does. */
function countedIn(examples: readonly Example[], labels: readonly string[], places: number) {
  const label = new Map(labels.map((name, at) => [name, at]));
  const counts = new Float32Array(places * labels.length);
  const uses = new Float64Array(places);
  const lengths = new Float64Array(labels.length);
  for (const example of examples) {
    const of = label.get(example.label);
    if (of === undefined) continue;
    for (const place of placesOf(example.pieces, places)) {
      const at = place * labels.length + of;
      counts[at] = (counts[at] ?? 0) + 1;
      uses[place] = (uses[place] ?? 0) + 1;
      lengths[of] = (lengths[of] ?? 0) + 1;
    }
  }
  return { counts, uses, lengths, all: lengths.reduce((sum, one) => sum + one, 0) };
}

/**
 * Adds to learned weights what each place tells by itself: how much more often a label's examples hold it than others do,
 * as a logarithm (naive Bayes). Regression alone forgets a word that others of its examples made needless, and a message
 * of somebody else may hold that word alone. `share`: how much the counts weigh beside the regression's weights.
 */
export function withCounts(
  learned: Omit<LearnedWeights, 'learnedFrom'>,
  examples: readonly Example[],
  share: number,
): Omit<LearnedWeights, 'learnedFrom'> {
  const { labels, places, weights, unit } = learned;
  const { counts, uses, lengths, all } = countedIn(examples, labels, places);
  const usual = all / labels.length;
  const told = Float32Array.from(weights, (weight, at) => {
    const count = counts[at] ?? 0;
    if (count === 0) return weight * unit;
    const expected = (PRIOR * (uses[Math.floor(at / labels.length)] ?? 0)) / all;
    const seen = (count * usual) / Math.max(lengths[at % labels.length] ?? 0, 1);
    return weight * unit + share * Math.log1p(seen / expected);
  });
  const most = told.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0);
  const step = most / HIGHEST;
  return {
    ...learned,
    unit: Number(step.toPrecision(6)),
    weights: Int8Array.from(told, (weight) => Math.round(weight / step)),
  };
}
