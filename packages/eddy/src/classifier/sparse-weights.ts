import { startsOf } from './by-place.ts';
import { type Classifier, classifierOf, type LearnedWeights, labelsAmong } from './linear-classifier.ts';

/**
 * Learned weights of hundreds of labels, of which a piece tells something about a few: only those are kept. The weights of
 * a place stand from `starts[place]` to `starts[place + 1]`, each with the place of its label.
 */
export interface SparseWeights extends Omit<LearnedWeights, 'weights'> {
  readonly starts: Uint32Array;
  readonly held: Uint16Array;
  readonly weights: Int8Array;
}

/** Leaves out weights that are smaller than `least` units. */
export function sparse({ weights, ...head }: LearnedWeights, least: number): SparseWeights {
  const count = head.labels.length;
  const kept = Array.from(weights.keys()).filter((at) => Math.abs(weights[at] ?? 0) >= least);
  const placesOf = kept.map((at) => Math.floor(at / count));
  return {
    ...head,
    starts: startsOf(placesOf, head.places),
    held: Uint16Array.from(kept, (at) => at % count),
    weights: Int8Array.from(kept, (at) => weights[at] ?? 0),
  };
}

/** @throws Error when a label was learned that is not among those known */
export function openSparse<Label extends string>(
  { starts, held, weights, ...learned }: SparseWeights,
  known: readonly Label[],
): Classifier<Label> {
  return classifierOf(labelsAmong(learned.labels, known), learned, (place, scores) => {
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const label = held[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0);
    }
  });
}
