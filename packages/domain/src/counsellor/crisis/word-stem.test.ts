import { expect, it } from 'vitest';
import { isCrisis } from '../crisis.ts';
import { wordStem } from './word-stem.ts';

it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'the word %s, which every object knows, is a word like others',
  (word) => {
    expect(typeof wordStem(word)).toBe('string');
    expect(isCrisis(`What does ${word} mean?`)).toBe(false);
    expect(isCrisis(`${word} I want to kill myself`)).toBe(true);
  },
);
