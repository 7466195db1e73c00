/** What was learned: a weight for each place of evidence, in `unit`s, and how the scales stand without any. */
export interface Balance {
  readonly weights: ArrayLike<number>;
  readonly unit: number;
  readonly bias: number;
}

/** Weights from lines of signs, a byte each: the first of `steps` is the most against danger, the last the most towards it. */
export function weightsAsWritten(steps: string, lines: readonly string[]): Int8Array {
  const middle = (steps.length - 1) / 2;
  const weightOf = new Int8Array(128);
  for (let step = 0; step < steps.length; step += 1) weightOf[steps.charCodeAt(step)] = step - middle;
  const signs = lines.join('');
  const weights = new Int8Array(signs.length);
  for (let place = 0; place < signs.length; place += 1)
    weights[place] = weightOf[signs.charCodeAt(place)] ?? 0;
  return weights;
}

/** How far the evidence tips the scales: the further above zero, the surer the danger. */
export function weigh(
  evidence: Iterable<number> & { readonly length: number },
  { weights, unit, bias }: Balance,
): number {
  let sum = 0;
  for (const place of evidence) sum += weights[place] ?? 0;
  return bias + (unit * sum) / Math.sqrt(Math.max(evidence.length, 1));
}

/** Of so many stretches, and more, the heaviest has to weigh this more for each time there are 2.7 times as many, and at most so much. */
const MANY = { from: 24, more: 1.1, most: 1.7 } as const;

/**
 * How much of the weight of the heaviest of so many stretches says nothing: of many one sounds dangerous by chance, whatever is
 * told, and of a long harmless story one nearly always did.
 */
export const byChance = (stretches: number): number =>
  Math.min(MANY.most, MANY.more * Math.log(Math.max(1, stretches / MANY.from)));
