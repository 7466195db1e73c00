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

/** Adds what a place says of each label to the scores. */
type AddWeights = (place: number, scores: Float64Array) => void;

/** A classifier of what was learned, however its weights are kept. */
export function classifierOf<Label extends string>(
  labels: readonly Label[],
  { places, biases, unit, temperature }: Omit<LearnedWeights, 'weights' | 'labels' | 'learnedFrom'>,
  addWeights: AddWeights,
): Classifier<Label> {
  return {
    classify: (pieces) => {
      const found = placesOf(pieces, places);
      const scale = unit / Math.sqrt(Math.max(found.length, 1));
      const scores = new Float64Array(labels.length);
      for (const place of found) addWeights(place, scores);
      const shares = softmax(
        scores.map((score, label) => (score * scale + (biases[label] ?? 0)) / temperature),
      );
      return labels
        .map((label, at) => ({ label, share: shares[at] ?? 0 }))
        .sort((one, other) => other.share - one.share);
    },
  };
}

/** @throws Error when a label was learned that is not among those known */
export function labelsAmong<Label extends string>(
  learned: readonly string[],
  known: readonly Label[],
): readonly Label[] {
  const byName = new Map<string, Label>(known.map((label) => [label, label]));
  return learned.map((name) => {
    const label = byName.get(name);
    if (label === undefined) throw new Error(`weights were learned for "${name}", which is unknown`);
    return label;
  });
}

/** @throws Error when a label was learned that is not among those known */
export function openClassifier<Label extends string>(
  { weights, ...learned }: LearnedWeights,
  known: readonly Label[],
): Classifier<Label> {
  const labels = labelsAmong(learned.labels, known);
  return classifierOf(labels, learned, (place, scores) => {
    const from = place * labels.length;
    for (let label = 0; label < labels.length; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0);
  });
}
