import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learn } from './learn.ts';
import { openClassifier } from './linear-classifier.ts';
import { piecesOf } from './pieces.ts';
import { openSparse, sparse } from './sparse-weights.ts';
import { readSparse, readWeights, writeSparse, writeWeights } from './weights-file.ts';

const LESSONS = [
  { text: 'how much does it cost', label: 'fee' },
  { text: 'what is the tuition fee', label: 'fee' },
  { text: '學費幾錢', label: 'fee' },
  { text: 'is there an interview', label: 'interview' },
  { text: 'when do they interview', label: 'interview' },
  { text: '要唔要面試', label: 'interview' },
] as const;
const LABELS = ['fee', 'interview'] as const;
const learned = {
  ...learn(
    LESSONS.map(({ text, label }) => ({ pieces: piecesOf(text), label })),
    { places: 1_000, rounds: 12 },
  ),
  learnedFrom: 'six lessons',
};
const { classify } = openClassifier(learned, LABELS);

describe('a classifier', () => {
  it.each([
    ['fee', 'the cost of tuition?'],
    ['fee', '学费几钱'],
    ['interview', 'do we have to go to an interview'],
    ['interview', '面试几时'],
  ])('takes for %s: %s', (label, text) => {
    expect(classify(piecesOf(text))[0]?.label).toBe(label);
  });

  it('gives every label a share, and the shares add up to 1', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const guesses = classify(piecesOf(text));
        expect(guesses.map(({ label }) => label).sort()).toEqual([...LABELS]);
        expect(guesses.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('learns the same from the same', () => {
    const again = learn(
      LESSONS.map(({ text, label }) => ({ pieces: piecesOf(text), label })),
      { places: 1_000, rounds: 12 },
    );
    expect({ ...again, learnedFrom: 'six lessons' }).toEqual(learned);
  });

  it('that knows a label nobody knows is refused', () => {
    expect(() => openClassifier(learned, ['fee'])).toThrow('interview');
  });
});

describe('the file of weights', () => {
  it('gives back what was written', () => {
    expect(readWeights(writeWeights(learned))).toEqual(learned);
  });

  it('that is cut short is refused', () => {
    expect(() => readWeights(writeWeights(learned).subarray(0, -1))).toThrow('cut short');
  });
});

describe('weights of which only those are kept that tell something', () => {
  const kept = sparse(learned, 1);

  it('classify as all of them do', () => {
    for (const { text } of LESSONS)
      expect(openSparse(kept, LABELS).classify(piecesOf(text))).toEqual(classify(piecesOf(text)));
  });

  it('are fewer, the more a weight must tell', () => {
    expect(sparse(learned, 60).weights.length).toBeLessThan(kept.weights.length);
    expect(kept.weights.length).toBeLessThan(learned.weights.length);
  });

  it('are read from their file as they were written, wherever in memory it lies', () => {
    const file = writeSparse(kept);
    const shifted = new Uint8Array(file.length + 1);
    shifted.set(file, 1);
    expect(readSparse(shifted.subarray(1))).toEqual(kept);
    expect(() => readSparse(file.subarray(0, -1))).toThrow('cut short');
  });

  it('are refused for labels that nobody knows', () => {
    expect(() => openSparse(kept, ['fee'])).toThrow('"interview"');
  });
});
