import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../testing/arbitrary-pupil.ts';
import { realProgrammes } from '../testing/real-catalogue.ts';
import {
  addChoice,
  bandAt,
  bandRoom,
  isProgrammeCode,
  jupasBandAt,
  MAX_CHOICES,
  moveChoice,
  parseChoices,
  removeChoice,
} from './selection.ts';

const SIX = ['JS0001', 'JS0002', 'JS0003', 'JS0004', 'JS0005', 'JS0006'];

describe('adding', () => {
  it('appends', () => {
    expect(addChoice([], 'JS0001')).toEqual({ kind: 'added', codes: ['JS0001'] });
    expect(addChoice(SIX.slice(0, 5), 'JS9999')).toEqual({
      kind: 'added',
      codes: [...SIX.slice(0, 5), 'JS9999'],
    });
  });

  it('refuses a seventh', () => {
    expect(addChoice(SIX, 'JS9999')).toEqual({ kind: 'full' });
  });

  it('says first that a programme is chosen already, even when all are', () => {
    expect(addChoice(['JS0001'], 'JS0001')).toEqual({ kind: 'alreadyChosen' });
    expect(addChoice(SIX, 'JS0003')).toEqual({ kind: 'alreadyChosen' });
  });
});

describe('removing', () => {
  it('keeps the order of the others', () => {
    expect(removeChoice(['JS0001', 'JS0002', 'JS0003'], 'JS0002')).toEqual(['JS0001', 'JS0003']);
    expect(removeChoice(['JS0001'], 'JS9999')).toEqual(['JS0001']);
  });
});

describe('moving', () => {
  it.each<[number, number, readonly string[]]>([
    [0, 2, ['b', 'c', 'a', 'd']],
    [2, 0, ['c', 'a', 'b', 'd']],
    [3, 1, ['a', 'd', 'b', 'c']],
    [0, 3, ['b', 'c', 'd', 'a']],
  ])('from %i to %i', (from, to, moved) => {
    expect(moveChoice(['a', 'b', 'c', 'd'], from, to)).toEqual(moved);
  });

  it.each([
    [1, 1],
    [-1, 2],
    [4, 0],
    [0, 4],
    [0, -1],
  ])('from %i to %i does nothing', (from, to) => {
    const codes = ['a', 'b', 'c', 'd'];
    expect(moveChoice(codes, from, to)).toBe(codes);
  });

  it('there and back changes nothing, and nobody is lost', () => {
    const place = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const moved = moveChoice(SIX, from, to);
        expect(moved[to]).toBe(SIX[from]);
        expect([...moved].sort()).toEqual(SIX);
        expect(moveChoice(moved, to, from)).toEqual(SIX);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});

describe('bands', () => {
  it('are A for the first three, B for the next three, none beyond', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 19].map(bandAt)).toEqual(['A', 'A', 'A', 'B', 'B', 'B', null, null]);
  });

  it.each([
    [0, { A: 3, B: 3 }],
    [1, { A: 2, B: 3 }],
    [3, { A: 0, B: 3 }],
    [4, { A: 0, B: 2 }],
    [6, { A: 0, B: 0 }],
    [8, { A: 0, B: 0 }],
  ])('%i chosen leave %o', (chosen, room) => {
    expect(bandRoom(Array.from({ length: chosen }, (_, index) => `JS000${index}`))).toEqual(room);
  });

  it('hold exactly as many as can be chosen', () => {
    const { A, B } = bandRoom([]);
    expect(A + B).toBe(MAX_CHOICES);
  });
});

describe('choices read back from storage', () => {
  it.each([[[]], [['JS0001']], [['JSSA01', 'JS6004']], [SIX]])('%j are kept in order', (codes) => {
    expect(parseChoices(JSON.parse(JSON.stringify(codes)))).toEqual(codes);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'JS0001'],
    ['a map', { JS0001: 0 }],
    ['seven', [...SIX, 'JS0007']],
    ['the same twice', ['JS0001', 'JS0001']],
    ['a number', ['JS0001', 7]],
    ['null among them', ['JS0001', null]],
    ['a code in small letters', ['js0001']],
    ['a code too long', ['JS00011']],
    ['a code with something before it', ['xJS0001']],
    ['another text', ['<b>JS0001</b>']],
    ['a prototype key', ['__proto__']],
  ])('%s is no list of choices', (_, stored) => {
    expect(parseChoices(stored)).toBeNull();
  });

  it('every real code has the shape of one', () => {
    for (const { code } of [...realProgrammes(2026), ...realProgrammes(2025)])
      expect(isProgrammeCode(code), code).toBe(true);
  });
});

describe('bands of the whole list', () => {
  it('end after 3, 6, 10, 15 and 20 choices', () => {
    const bands = Array.from({ length: 21 }, (_, place) => jupasBandAt(place) ?? '-').join('');
    expect(bands).toBe('AAABBBCCCCDDDDDEEEEE-');
  });
});
