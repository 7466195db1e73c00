import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JupasBand } from '../admission/selection.ts';
import { bruteForceChances } from '../testing/brute-force-chances.ts';
import type { LaterBand } from './bands.ts';
import { type DrawnChoice, drawList } from './list-draws.ts';
import { listYears } from './list-years.ts';
import { clears, SHARED_MOVEMENT } from './next-year.ts';
import { oneRandom, ownRandoms } from './random.ts';

const DRAWS = 4000;
const BANDS: readonly JupasBand[] = ['A', 'B', 'C', 'D', 'E'];

/** A choice whose bar stands at `c`, for a score of 1. */
function choice(c: number, band: JupasBand, offers: number, run: number): DrawnChoice {
  const fit = {
    middle: 20,
    mu: 0.85,
    tau: 0.15,
    c: [c + 0.01, c, c - 0.01],
    sigma: [0.05, 0.05, 0.05],
    loss: 0,
  } as const;
  const made = run === 3 ? 0 : offers;
  const record =
    band === 'A'
      ? null
      : { run, applicants: 300, offers: made, applicantsInA: 400, offersInA: 90, from: 2023, to: 2025 };
  return { bar: { fit, ownMovement: 0.045, band, record }, scores: [1] };
}
const aChoice = fc
  .tuple(
    fc.double({ min: 0.85, max: 1.15, noNaN: true }),
    fc.constantFrom(...BANDS),
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map((facts) => choice(...facts));
const aList = fc.array(fc.option(aChoice, { freq: 8 }), { maxLength: 8 });
const aSeed = fc.integer({ min: 0, max: 2 ** 31 });
const keysOf = (list: readonly unknown[]) => list.map((_, place) => `${place}`);
const drawn = (list: readonly (DrawnChoice | null)[], seed: number) =>
  drawList(list, ownRandoms(seed, keysOf(list)), DRAWS);
const years = (list: readonly (DrawnChoice | null)[], seed: number, shared: number | null = null) =>
  listYears(list, ownRandoms(seed, keysOf(list)), 200, shared);
type Ends = DrawnChoice['bar']['fit']['c'];
const moved = ([low, centre, high]: Ends, by: number): Ends => [low + by, centre + by, high + by];
const RUNS = { numRuns: 40 };
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

describe('a list', () => {
  it('is offered one choice or none', () => {
    fc.assert(
      fc.property(aList, aSeed, (list, seed) => {
        const once = drawn(list, seed);
        expect(sum(once.offers) + once.none).toBeCloseTo(1, 9);
        const inYears = years(list, seed);
        expect(sum(inYears.offers) + inYears.none).toBeCloseTo(1, 9);
        expect(once.offers.every((share, place) => share <= (once.clears[place] ?? 0))).toBe(true);
      }),
      RUNS,
    );
  });

  it('gains a choice at its end without a change to those above', () => {
    fc.assert(
      fc.property(aList, aChoice, aSeed, (list, last, seed) => {
        const [short, long] = [drawn(list, seed), drawn([...list, last], seed)];
        expect(long.offers.slice(0, -1)).toEqual(short.offers);
        expect(long.clears.slice(0, -1)).toEqual(short.clears);
        const [before, after] = [years(list, seed), years([...list, last], seed)];
        expect(after.offersBetween.slice(0, -1)).toEqual(before.offersBetween);
      }),
      RUNS,
    );
  });

  it('keeps what each choice clears when two of a band change places', () => {
    const of = (band: LaterBand | 'A') => fc.tuple(aChoice, aChoice).map((pair) => ({ band, pair }));
    fc.assert(
      fc.property(fc.constantFrom(...BANDS).chain(of), aSeed, ({ band, pair }, seed) => {
        const [one, other] = pair.map(({ bar }) => choice(bar.fit.c[1], band, 20, 0));
        if (one === undefined || other === undefined) throw new Error('a pair');
        const before = drawList([one, other], ownRandoms(seed, ['one', 'other']), DRAWS);
        const after = drawList([other, one], ownRandoms(seed, ['other', 'one']), DRAWS);
        expect([...after.clears].reverse()).toEqual(before.clears);
      }),
      RUNS,
    );
  });

  it('brings an offer less often as the line rises', () => {
    fc.assert(
      fc.property(aList, aSeed, (list, seed) => {
        const rises = [-0.04, 0, 0.02, 0.04, 0.08].map(
          (rise) => years(list, seed, rise / SHARED_MOVEMENT).none,
        );
        expect(rises).toEqual([...rises].sort((one, other) => one - other));
      }),
      RUNS,
    );
  });

  it('clears each choice less often as its line rises, and more often with a higher score', () => {
    fc.assert(
      fc.property(
        aChoice,
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        ({ bar, scores: [score = 1] }, rise) => {
          const risen = { ...bar, fit: { ...bar.fit, c: moved(bar.fit.c, rise) } };
          if (bar.band === 'A') expect(clears(risen, score)).toBeLessThanOrEqual(clears(bar, score));
          expect(clears(bar, score + rise)).toBeGreaterThanOrEqual(clears(bar, score));
        },
      ),
      RUNS,
    );
  });

  it('comes to what a slow second count comes to', () => {
    for (const bars of [[1], [1.05, 0.95], [1.1, 1, 0.97], [0.9, 1.02, 0.99, 1.2]]) {
      const list = bars.map((c) => choice(c, 'A', 1, 0));
      const slow = bruteForceChances(list);
      const once = drawList(list, oneRandom(7));
      const exact = listYears(list, oneRandom(7), 2000);
      expect(Math.abs(once.none - slow.none)).toBeLessThan(0.012);
      expect(Math.abs(exact.none - slow.none)).toBeLessThan(0.012);
      slow.offers.forEach((share, place) => {
        expect(Math.abs((once.offers[place] ?? 0) - share)).toBeLessThan(0.012);
        expect(Math.abs((exact.offers[place] ?? 0) - share)).toBeLessThan(0.012);
      });
    }
  });

  it('never clears a choice without a number, or one whose minimum is unmet', () => {
    const unmet = { ...choice(0.9, 'A', 1, 0), scores: [Number.NEGATIVE_INFINITY] };
    const { clears, none } = drawn([null, unmet], 1);
    expect(clears).toEqual([0, 0]);
    expect(none).toBe(1);
    expect(years([null, unmet], 1).none).toBeCloseTo(1, 9);
  });
});
