import { type LearnedWeights, placesOf, softmax } from './linear-classifier.ts';

export interface Example {
  readonly pieces: readonly string[];
  readonly label: string;
}

export interface LearningOptions {
  /** How many weights a label has; pieces share them by their hash. */
  readonly places: number;
  readonly rounds: number;
}

const RATE = 0.25;
const BIAS_RATE = 0.01;
const DECAY = 1e-4;
const FIRST_SQUARE = 0.01;
/** An example says nothing of a label that is this surely none of it: most labels, once there are hundreds. */
const LEAST_WRONG = 1e-4;
/** The last rounds, whose mean counts: what comes last in one of them weighs no more than the rest. */
const AVERAGED = 4;
const HIGHEST = 127;

/** The same order every time: a linear congruential generator (Numerical Recipes). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}

/** Multinomial logistic regression by AdaGrad with L2 decay, the examples in a fixed random order. */
export function learn(
  examples: readonly Example[],
  { places, rounds }: LearningOptions,
): Omit<LearnedWeights, 'learnedFrom'> {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const count = labels.length;
  const known = examples.map(({ pieces, label }) => ({
    places: placesOf(pieces, places),
    label: labels.indexOf(label),
  }));
  const weights = new Float32Array(places * count);
  const squares = new Float32Array(places * count).fill(FIRST_SQUARE);
  const mean = new Float32Array(places * count);
  const biases = new Float64Array(count);
  const order = Uint32Array.from(known, (_, index) => index);
  const random = randomNumbers();

  function scoresOf(found: readonly number[]): Float64Array {
    const scale = 1 / Math.sqrt(Math.max(found.length, 1));
    const scores = biases.slice();
    for (const place of found) {
      const from = place * count;
      for (let label = 0; label < count; label += 1)
        scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0) * scale;
    }
    return scores;
  }

  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = known[index];
      if (example === undefined) continue;
      const wrong = softmax(scoresOf(example.places));
      wrong[example.label] = (wrong[example.label] ?? 0) - 1;
      const scale = 1 / Math.sqrt(Math.max(example.places.length, 1));
      const taught = Array.from(wrong.keys()).filter((label) => Math.abs(wrong[label] ?? 0) >= LEAST_WRONG);
      for (const label of taught) biases[label] = (biases[label] ?? 0) - BIAS_RATE * (wrong[label] ?? 0);
      for (const place of example.places) {
        const from = place * count;
        for (const label of taught) {
          const at = from + label;
          const weight = weights[at] ?? 0;
          const slope = (wrong[label] ?? 0) * scale + DECAY * weight;
          const square = (squares[at] ?? 0) + slope * slope;
          squares[at] = square;
          weights[at] = weight - (RATE * slope) / Math.sqrt(square);
        }
      }
    }
    if (round < rounds - AVERAGED) continue;
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / AVERAGED;
  }
  const most = mean.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0);
  const unit = most / HIGHEST;
  return {
    labels,
    places,
    unit: Number(unit.toPrecision(6)),
    biases: Array.from(biases, (bias) => Number(bias.toPrecision(6))),
    temperature: 1,
    weights: Int8Array.from(mean, (weight) => Math.round(weight / unit)),
  };
}
