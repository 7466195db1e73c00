import { type Balance, PLACES, weigh } from '@lodestar/eddy';

/** A text as it is weighed: the evidence of each of its stretches, and how dangerous it is, from 0 to 1. */
export interface WeighedText {
  readonly stretches: readonly Int32Array[];
  readonly danger: number;
  /** How many times it counts. */
  readonly count: number;
}

interface Example extends Pick<WeighedText, 'danger' | 'count'> {
  readonly evidence: Int32Array;
}

/** Rounds over all examples; after each course those stretches are picked anew that weigh the most. */
const COURSES = [3, 3, 8];
/** The last rounds, whose mean counts: what comes last in one of them weighs no more than the rest. */
const AVERAGED = 4;
const RATE = 0.6;
const DECAY = 1e-3;
const FIRST_SQUARE = 0.01;
/** A missed risk is worse than a false alarm. */
const RISK_COUNTS = 5;
/** Stretches of a harmless text that are learned from: those that sound the most dangerous, so many, and of a long one this part. */
const HARMLESS_PICKED = { least: 8, part: 1 / 6 } as const;
/** Weights that are no further from the mean say nothing: one or two texts, or what shares their place, push them as far. */
const FAINT = 0.5;

/** The same order every time: a linear congruential generator (Numerical Recipes). */
function chance(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: Uint32Array, next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}

/** Logistic regression by AdaGrad with L2 decay over the examples in a fixed random order. */
function learned(examples: readonly Example[], rounds: number): Balance {
  const weights = new Float32Array(PLACES);
  const squares = new Float32Array(PLACES).fill(FIRST_SQUARE);
  const mean = new Float32Array(PLACES);
  let bias = 0;
  let biasSquare = FIRST_SQUARE;
  let meanBias = 0;
  const next = chance();
  const turns = Uint32Array.from(examples, (_, index) => index);
  const averaged = Math.min(AVERAGED, rounds);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(turns, next);
    for (const index of turns) {
      const example = examples[index];
      if (example === undefined) continue;
      const { evidence, danger, count } = example;
      const scale = 1 / Math.sqrt(Math.max(evidence.length, 1));
      let tipped = bias;
      for (const place of evidence) tipped += (weights[place] ?? 0) * scale;
      const wrong = (1 / (1 + Math.exp(-tipped)) - danger) * count;
      for (const place of evidence) {
        const weight = weights[place] ?? 0;
        const slope = wrong * scale + DECAY * weight;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = weight - (RATE * slope) / Math.sqrt(square);
      }
      biasSquare += wrong * wrong;
      bias -= (RATE * wrong) / Math.sqrt(biasSquare);
    }
    if (round < rounds - averaged) continue;
    meanBias += bias / averaged;
    for (let place = 0; place < PLACES; place += 1)
      mean[place] = (mean[place] ?? 0) + (weights[place] ?? 0) / averaged;
  }
  return { weights: mean, unit: 1, bias: meanBias };
}

const longest = (stretches: readonly Int32Array[]): Int32Array =>
  stretches.reduce((most, one) => (one.length > most.length ? one : most), new Int32Array());

/** The stretches that weigh the most, the heaviest first. */
const heaviest = (stretches: readonly Int32Array[], balance: Balance, most: number): readonly Int32Array[] =>
  stretches
    .map((stretch) => ({ stretch, weight: weigh(stretch, balance) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ stretch }) => stretch);

/** Of a text that points to danger only one stretch needs to; of a harmless one none may. */
function examplesOf(texts: readonly WeighedText[], balance: Balance | null): readonly Example[] {
  return texts.flatMap(({ stretches, danger, count }): readonly Example[] => {
    const whole = longest(stretches);
    if (balance === null)
      return [{ evidence: whole, danger, count: danger > 0 ? count * RISK_COUNTS : count }];
    if (danger > 0)
      return heaviest(stretches, balance, 1).map((evidence) => ({
        evidence,
        danger,
        count: count * RISK_COUNTS,
      }));
    const most = Math.max(HARMLESS_PICKED.least, Math.ceil(stretches.length * HARMLESS_PICKED.part));
    const picked = new Set([whole, ...heaviest(stretches, balance, most)]);
    return Array.from(picked, (evidence) => ({ evidence, danger, count }));
  });
}

/** Weights by how far they are from the mean, so that what nobody has said weighs nothing however long it is told. */
function outstanding({ weights, unit, bias }: Balance): Balance {
  const all = Float32Array.from(weights);
  const mean = all.reduce((sum, weight) => sum + weight, 0) / Math.max(all.length, 1);
  const apart = all.map((weight) => (Math.abs(weight - mean) < FAINT ? 0 : weight - mean));
  return { weights: apart, unit, bias };
}

/** Learns first from whole texts, then from what was found the heaviest in each. */
export function learnBalance(texts: readonly WeighedText[]): Balance {
  const learnedFrom = COURSES.reduce<Balance | null>(
    (balance, rounds) => learned(examplesOf(texts, balance), rounds),
    null,
  );
  return outstanding(learnedFrom ?? { weights: [], unit: 1, bias: 0 });
}
