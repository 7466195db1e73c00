/**
 * A linear classifier over hashed pieces of text: multinomial logistic regression whose weights are kept in one byte
 * each. Learned by `learn.ts`; a few thousand additions a message.
 */
export interface Classifier<Label extends string = string> {
  /** The labels with their shares, the most likely first; the shares add up to 1. */
  readonly classify: (pieces: readonly string[]) => readonly Guess<Label>[];
}

export interface Guess<Label extends string> {
  readonly label: Label;
  readonly share: number;
}

/** What is kept of what was learned. `weights[place * labels.length + label]`, times `unit`. */
export interface LearnedWeights {
  readonly labels: readonly string[];
  readonly places: number;
  readonly biases: readonly number[];
  readonly unit: number;
  /** What the scores are divided by, so that shares are as often right as they say. */
  readonly temperature: number;
  /** Stands for what was learned from. */
  readonly learnedFrom: string;
  readonly weights: Int8Array;
}

/** The place of a piece among the weights: FNV-1a of 32 bits with a finishing mix. */
export function placeOf(piece: string, places: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % places;
}

/** The places of all pieces, each once. */
export const placesOf = (pieces: readonly string[], places: number): readonly number[] => [
  ...new Set(pieces.map((piece) => placeOf(piece, places))),
];

/** Shares from scores: they add up to 1. */
export function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

/** @throws Error when a label was learned that is not among those known */
export function openClassifier<Label extends string>(
  learned: LearnedWeights,
  known: readonly Label[],
): Classifier<Label> {
  const { places, biases, unit, temperature, weights } = learned;
  const labels = learned.labels.map((name) => {
    const label = known.find((one) => one === name);
    if (label === undefined) throw new Error(`weights were learned for "${name}", which is unknown`);
    return label;
  });
  return {
    classify: (pieces) => {
      const found = placesOf(pieces, places);
      const scale = unit / Math.sqrt(Math.max(found.length, 1));
      const scores = new Float64Array(labels.length);
      for (const place of found) {
        const from = place * labels.length;
        for (let label = 0; label < labels.length; label += 1)
          scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0);
      }
      const shares = softmax(
        scores.map((score, label) => (score * scale + (biases[label] ?? 0)) / temperature),
      );
      return labels
        .map((label, at) => ({ label, share: shares[at] ?? 0 }))
        .sort((one, other) => other.share - one.share);
    },
  };
}
