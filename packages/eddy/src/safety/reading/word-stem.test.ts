import { expect, it } from 'vitest';
import { readDanger } from '../read-danger.ts';
import { wordStem } from './word-stem.ts';

it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'the word %s, which every object knows, is a word like others',
  (word) => {
    expect(typeof wordStem(word)).toBe('string');
    expect(readDanger(`What does ${word} mean?`).kind).toBe('none');
    expect(readDanger(`${word} I want to kill myself`).kind).toBe('card');
  },
);
