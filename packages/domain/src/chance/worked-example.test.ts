import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JupasBand } from '../admission/selection.ts';
import { type DrawnChoice, drawList } from './list-draws.ts';
import { listYears } from './list-years.ts';
import { oneRandom } from './random.ts';
import { type ExampleBand, recordOf, type WorkedExample, workedExample } from './worked-example.ts';

interface Expected extends WorkedExample {
  readonly c: number;
  readonly sigma: number;
  readonly c_at_lambda: Readonly<Record<string, number>>;
  readonly sigma_at_lambda: Readonly<Record<string, number>>;
  readonly delta?: number;
  readonly P: number;
  readonly interval_10_90: readonly [number, number];
  readonly simulated_mean: number;
}
interface ExpectedFit {
  readonly m: number;
  readonly mu: number;
  readonly tau: number;
  readonly c: number;
  readonly sigma: number;
}
interface ExpectedList {
  readonly name: string;
  readonly seed: number;
  readonly choices: readonly {
    readonly score: number;
    readonly band: JupasBand;
    readonly s_J: number;
    readonly fits: readonly [ExpectedFit, ExpectedFit, ExpectedFit];
    readonly band_state: ExampleBand | null;
  }[];
  readonly P_clear: readonly number[];
  readonly P_offer: readonly number[];
  readonly P_none: number;
}
const FILE = new URL('../../../../data/chance/examples.json', import.meta.url);
const {
  examples,
  lists,
}: {
  readonly examples: readonly Expected[];
  readonly lists: readonly ExpectedList[];
} = JSON.parse(readFileSync(FILE, 'utf8'));

const near = (value: number | null | undefined, expected: number, tolerance: number) =>
  expect(Math.abs((value ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance);

describe('a worked example', () => {
  it.each(examples.map((one) => [`${one.code} in Band ${one.band}`, one] as const))('%s', (_, expected) => {
    const { fit, delta, p, low, high, mean } = workedExample(expected);
    for (const [place, share] of ['0.0', '0.2', '0.35'].entries()) {
      near(fit?.c[place], expected.c_at_lambda[share] ?? Number.NaN, 0.0005);
      near(fit?.sigma[place], expected.sigma_at_lambda[share] ?? Number.NaN, 0.0005);
    }
    near(delta, expected.delta ?? 0, 0.002);
    near(p, expected.P, 0.01);
    near(low, expected.interval_10_90[0], 0.02);
    near(high, expected.interval_10_90[1], 0.02);
    near(mean, expected.simulated_mean, 0.02);
  });

  it('without a middle, or in a band without a record, has no number', () => {
    const [example] = examples;
    if (example === undefined) throw new Error('no example');
    const { inputs } = example;
    expect(workedExample({ ...example, inputs: { ...inputs, md: null, mean: null } }).fit).toBeNull();
    expect(workedExample({ ...example, band: 'B', band_state: null }).p).toBeNull();
  });
});

function standings({ choices }: ExpectedList): readonly DrawnChoice[] {
  return choices.map(({ score, band, s_J, fits, band_state }) => {
    const [low, { m: middle, mu, tau, c, sigma }, high] = fits;
    const fit = {
      middle,
      mu,
      tau,
      c: [low.c, c, high.c],
      sigma: [low.sigma, sigma, high.sigma],
      loss: 0,
    } as const;
    const record = band_state === null ? null : recordOf(band_state);
    return { bar: { fit, ownMovement: s_J, band, record }, scores: [score / middle] };
  });
}

it.each(lists.map((one) => [one.name, one] as const))('the worked list of a %s', (_, expected) => {
  const list = standings(expected);
  const { clears, offers, none } = drawList(list, oneRandom(expected.seed));
  near(none, expected.P_none, 0.001);
  for (const [place] of list.entries()) {
    near(clears[place], expected.P_clear[place] ?? Number.NaN, 0.001);
    near(offers[place], expected.P_offer[place] ?? Number.NaN, 0.001);
  }
  const years = listYears(list, oneRandom(expected.seed), 2000);
  near(years.none, expected.P_none, 0.02);
  years.offers.forEach((share, place) => {
    near(share, expected.P_offer[place] ?? Number.NaN, 0.02);
  });
});

it.each([
  [0, 0.062],
  [0.6, 0.105],
])(
  'of the own part %f common to all choices leaves nothing as often as the specification says',
  (share, none) => {
    const [first] = lists;
    if (first === undefined) throw new Error('no list');
    near(drawList(standings(first), oneRandom(first.seed), 20_000, share).none, none, 0.003);
  },
);
