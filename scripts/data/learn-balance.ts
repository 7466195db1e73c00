import { type Balance, PLACES, weigh } from '@lodestar/domain';
import type { WeighedText } from './crisis-examples.ts';

/** Evidence that is weighed together, and whether it points to danger. */
interface Example {
  readonly evidence: readonly number[];
  readonly isRisk: boolean;
  /** How many times it counts. */
  readonly count: number;
}

const FIRST_ROUNDS = 6;
const ROUNDS = 12;
/** The last rounds, whose mean counts: what comes last in one of them weighs no more than the rest. */
const AVERAGED = 6;
const RATE = 0.3;
const DECAY = 1e-3;
const FIRST_SQUARE = 0.01;
/** A missed risk is worse than a false alarm. */
const RISK_COUNTS = 5;
/** Short harmless messages are few among the phrases and many in a chat: a lone word must not raise an alarm. */
const SHORT_COUNTS = 8;
const SHORT = 90;

/** The same order every time: a linear congruential generator (Numerical Recipes). */
function chance(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function meanOf(balances: readonly Balance[]): Balance {
  const mean = { weights: new Float64Array(PLACES), bias: 0 };
  for (const { weights, bias } of balances) {
    for (let place = 0; place < PLACES; place += 1)
      mean.weights[place] = (mean.weights[place] ?? 0) + (weights[place] ?? 0) / balances.length;
    mean.bias += bias / balances.length;
  }
  return mean;
}

/** Logistic regression by AdaGrad with L2 decay over the examples in a fixed random order. */
function learned(examples: readonly Example[], rounds: number): Balance {
  const weights = new Float64Array(PLACES);
  const squares = new Float64Array(PLACES).fill(FIRST_SQUARE);
  let bias = 0;
  let biasSquare = FIRST_SQUARE;
  const next = chance();
  const turns = examples.map((_, index) => index);
  const learn = ({ evidence, isRisk, count }: Example): void => {
    const scale = 1 / Math.sqrt(Math.max(evidence.length, 1));
    let tipped = bias;
    for (const place of evidence) tipped += (weights[place] ?? 0) * scale;
    const wrong = (1 / (1 + Math.exp(-tipped)) - (isRisk ? 1 : 0)) * count;
    for (const place of evidence) {
      const weight = weights[place] ?? 0;
      const slope = wrong * scale + DECAY * weight;
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      weights[place] = weight - (RATE * slope) / Math.sqrt(square);
    }
    biasSquare += wrong * wrong;
    bias -= (RATE * wrong) / Math.sqrt(biasSquare);
  };
  const last: Balance[] = [];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(turns, next);
    for (const index of turns) {
      const example = examples[index];
      if (example) learn(example);
    }
    if (round >= rounds - AVERAGED) last.push({ weights: weights.slice(), bias });
  }
  return meanOf(last);
}

/** Of a text that points to danger only one stretch needs to; of a harmless one none may. */
function examplesOf(
  texts: readonly WeighedText[],
  pick: (text: WeighedText) => readonly number[],
): Example[] {
  return texts.flatMap((text): Example[] =>
    text.isRisk
      ? [{ evidence: pick(text), isRisk: true, count: RISK_COUNTS }]
      : text.stretches.map((evidence) => ({
          evidence,
          isRisk: false,
          count: evidence.length < SHORT ? SHORT_COUNTS : 1,
        })),
  );
}

const all = ({ stretches }: WeighedText): readonly number[] => [...new Set(stretches.flat())];

/** Learns twice: first from whole texts, then from the stretch of each that the first learning found the heaviest. */
export function learnBalance(texts: readonly WeighedText[]): Balance {
  const first = learned(examplesOf(texts, all), FIRST_ROUNDS);
  const heaviest = ({ stretches }: WeighedText): readonly number[] =>
    stretches.reduce((most, one) => (weigh(one, first) > weigh(most, first) ? one : most));
  return learned(examplesOf(texts, heaviest), ROUNDS);
}
