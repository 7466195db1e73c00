import { describe, expect, it } from 'vitest';
import { curveThrough } from './curve-shape.ts';

const anchor = (score: number, percent: number) => ({ score, percent, estimated: false });
const QUARTILES = curveThrough([anchor(18, 25), anchor(20, 50), anchor(23, 75)]);

/** ln 3: the logit of 75 %. */
const LOGIT_75 = Math.log(3);
const percentOf = (logit: number): number => 100 / (1 + Math.exp(-logit));

describe('the curve through three anchors', () => {
  it.each([
    ['the lower quartile', 18, 25],
    ['the median', 20, 50],
    ['the upper quartile', 23, 75],
    ['half way up to the median', 19, percentOf(-LOGIT_75 / 2)],
    ['a third of the way to the upper quartile', 21, percentOf(LOGIT_75 / 3)],
    ['as far again above the upper quartile', 26, percentOf(2 * LOGIT_75)],
    ['as far again below the lower quartile', 16, percentOf(-2 * LOGIT_75)],
  ])('at %s', (_, score, percent) => {
    expect(QUARTILES.percentAt(score)).toBeCloseTo(percent, 9);
    expect(QUARTILES.scoreAt(percent)).toBeCloseTo(score, 9);
  });

  it('gives 10 % and 90 % for two slopes each, by hand', () => {
    expect(QUARTILES.percentAt(26)).toBeCloseTo(90, 9);
    expect(QUARTILES.percentAt(16)).toBeCloseTo(10, 9);
  });
});

describe('the curve through two anchors', () => {
  it('is one straight line of logits', () => {
    const two = curveThrough([anchor(30, 37.5), anchor(34, 75)]);
    expect(two.percentAt(30)).toBeCloseTo(37.5, 9);
    expect(two.percentAt(34)).toBeCloseTo(75, 9);
    const low = Math.log(37.5 / 62.5);
    expect(two.percentAt(32)).toBeCloseTo(percentOf((low + LOGIT_75) / 2), 9);
    expect(two.percentAt(26)).toBeCloseTo(percentOf(low - (LOGIT_75 - low)), 9);
  });
});
