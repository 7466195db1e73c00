import { describe, expect, it } from 'vitest';
import { weighedWords } from '../crisis.ts';
import { evidenceIn, heaviest, stretches, weigh, weightsAsWritten } from './balance.ts';

const NONE = { weights: [], bias: -1 };
const counted = (text: string) => [...stretches(weighedWords(text))].length;

describe('what is weighed together', () => {
  it('is a sentence alone, and with the next', () => {
    expect(counted('I like law. I like art')).toBeGreaterThanOrEqual(3);
  });

  it('grows no faster than the text', () => {
    const sentence =
      'I have looked at many programmes in engineering and business and still cannot choose one. ';
    expect(counted(sentence.repeat(20))).toBeLessThanOrEqual(2 * counted(sentence.repeat(10)) + 2);
    const endless = '我想問下課程 '.repeat(50);
    expect(counted(endless.repeat(2))).toBeLessThanOrEqual(2 * counted(endless) + 2);
  });
});

describe('the scales', () => {
  it('weigh by signs, one for each place', () => {
    expect([...weightsAsWritten('abcde', 0.5, ['ace', 'd'])]).toEqual([-1, 0, 1, 0.5]);
  });

  it('stand at the bias where nothing weighs', () => {
    expect(heaviest(weighedWords('JS6107'), NONE)).toBe(-1);
    expect(weigh([], NONE)).toBe(-1);
  });

  it('are not tipped back by what else is said', () => {
    const [place = 0] = evidenceIn(weighedWords('help'));
    const weights: number[] = [];
    weights[place] = 50;
    const said = heaviest(weighedWords('help'), { weights, bias: -1 });
    const within = heaviest(weighedWords(`${'I like law. '.repeat(40)}help. ${'I like art. '.repeat(40)}`), {
      weights,
      bias: -1,
    });
    expect(said).toBeGreaterThan(0);
    expect(within).toBeGreaterThan(0);
  });
});
