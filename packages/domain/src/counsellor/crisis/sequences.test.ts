import { describe, expect, it } from 'vitest';
import { HARMLESS_WAYS } from './harmless-ways.ts';
import { ALL_CONCEPTS } from './lexicon.ts';
import { PHRASES } from './phrases.ts';
import { type Matcher, matcher, matches } from './sequences.ts';
import { SIGNS_OF_DANGER } from './signs-of-danger.ts';
import { tokensOf } from './tokens.ts';

const found = (way: string, text: string): number =>
  matches(tokensOf(text), matcher([way]), 'together').length;

describe('a sequence of concepts', () => {
  it.each([
    ['I WANT DIE', 'i want to die', 1],
    ['I WANT DIE', 'i want my mum to die', 0],
    ['I WANT ~3 DIE', 'i want my old phone to die', 1],
    ['I WANT DIE', 'i want. to die', 0],
    ['WANT|THINK DIE', 'think die', 1],
    ['I NOT? WANT', 'i do not want', 1],
    ['I NOT? WANT', 'i want', 1],
    ['~1 !NOT WANT DIE', 'do not want to die', 0],
    ['LIVE !PLACE', 'to live in a hostel', 0],
    ['LIVE !PLACE', 'to live', 1],
  ])('%s in “%s”: %i', (way, text, times) => {
    expect(found(way, text)).toBe(times);
  });
});

const EVERY_WAY = [
  ...Object.values(HARMLESS_WAYS).flat(),
  ...Object.values(PHRASES).flat(),
  ...SIGNS_OF_DANGER.flatMap(({ ways }) => ways),
];

it('names only concepts that have words', () => {
  const named = matcher(EVERY_WAY).all.flatMap(({ steps, before, after }) => [
    ...steps.flatMap(({ names }) => names),
    ...(before?.names ?? []),
    ...(after?.names ?? []),
  ]);
  const known = new Set([
    ...ALL_CONCEPTS,
    ...Object.keys(PHRASES),
    'COMMA',
    'STOP',
    'BEGINS',
    'ENDS',
    'NUMBER',
  ]);
  expect(named.filter((name) => /^[A-Z]/.test(name) && !known.has(name))).toEqual([]);
});

describe('the work of looking', () => {
  const steps = (text: string, ways: Matcher): number => {
    let count = 0;
    matches(tokensOf(text), ways, 'together', () => {
      count += 1;
    });
    return count;
  };
  const all = matcher(EVERY_WAY);

  it.each(['i want to die ', '我想死', 'my list is dead and ', '佢打我'])(
    'grows as the text does: %s',
    (text) => {
      const once = steps(text.repeat(50), all);
      const fourTimes = steps(text.repeat(200), all);
      expect(fourTimes).toBeLessThanOrEqual(once * 4);
    },
  );
});
