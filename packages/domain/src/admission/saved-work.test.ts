import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pupil } from '../testing/pupil.ts';
import { compareWork, mergeChoices, mergeGrades, uniteWork } from './saved-work.ts';

const NOTHING = { grades: {}, codes: [] };
const GUEST = { grades: pupil({ chi: '4', phy: '5' }), codes: ['JS1001', 'JS2001'] };
const ACCOUNT = { grades: pupil({ chi: '3' }), codes: ['JS2001', 'JS3001'] };

describe('a guest who signs in', () => {
  test.each([
    ['with nothing', NOTHING, ACCOUNT, 'keepAccount'],
    ['to an empty account', GUEST, NOTHING, 'takeGuest'],
    ['with nothing to an empty account', NOTHING, NOTHING, 'keepAccount'],
    ['with the same work', GUEST, { ...GUEST, grades: pupil({ phy: '5', chi: '4' }) }, 'keepAccount'],
    ['with other work', GUEST, ACCOUNT, 'ask'],
    ['with the same grades and another order', GUEST, { ...GUEST, codes: ['JS2001', 'JS1001'] }, 'ask'],
    ['with one grade more', GUEST, { ...GUEST, grades: pupil({ chi: '4' }) }, 'ask'],
  ] as const)('%s', (_, guest, account, verdict) => {
    expect(compareWork(guest, account)).toBe(verdict);
  });

  test('may unite both: the account’s first', () => {
    expect(uniteWork(GUEST, ACCOUNT)).toEqual({
      grades: pupil({ chi: '3', phy: '5' }),
      codes: ['JS2001', 'JS3001', 'JS1001'],
    });
  });
});

describe('grades changed on two devices', () => {
  const base = pupil({ chi: '3', eng: '4', phy: '4' });

  test('keep both changes', () => {
    const mine = pupil({ chi: '5', eng: '4', phy: '4' });
    const theirs = pupil({ chi: '3', eng: '5', bio: '2' });
    expect(mergeGrades(base, mine, theirs)).toEqual(pupil({ chi: '5', eng: '5', bio: '2' }));
  });

  test('mine wins where both changed the same', () => {
    expect(mergeGrades(base, pupil({ chi: '5' }), pupil({ chi: '4' }))).toEqual(pupil({ chi: '5' }));
  });

  test('the core slot holds one subject', () => {
    const merged = mergeGrades({}, pupil({ ls: '3' }), pupil({ csd: 'Attained' }));
    expect(merged).toEqual(pupil({ ls: '3' }));
  });

  const level = fc.constantFrom('5', '4', '3');
  const grades = fc
    .record({ chi: level, eng: level, phy: level, bio: level }, { requiredKeys: [] })
    .map((some) => pupil(some));

  test('nothing changed on one side gives the other side', () => {
    fc.assert(
      fc.property(grades, grades, (one, other) => {
        expect(mergeGrades(one, one, other)).toEqual(other);
        expect(mergeGrades(one, other, one)).toEqual(other);
      }),
    );
  });
});

describe('lists changed on two devices', () => {
  const base = ['JS1', 'JS2', 'JS3'];

  test.each([
    ['both added', ['JS1', 'JS2', 'JS3', 'JS4'], ['JS1', 'JS2', 'JS3', 'JS5'], 'JS1 JS2 JS3 JS5 JS4'],
    ['I removed, they added', ['JS1', 'JS3'], ['JS1', 'JS2', 'JS3', 'JS5'], 'JS1 JS3 JS5'],
    ['they removed, I added', ['JS1', 'JS2', 'JS3', 'JS4'], ['JS3'], 'JS3 JS4'],
    ['I reordered, they added', ['JS3', 'JS1', 'JS2'], ['JS1', 'JS2', 'JS3', 'JS5'], 'JS3 JS1 JS2 JS5'],
    ['they reordered, I added', ['JS1', 'JS2', 'JS3', 'JS4'], ['JS2', 'JS1', 'JS3'], 'JS2 JS1 JS3 JS4'],
    ['both cleared', [], [], ''],
  ])('%s', (_, mine, theirs, expected) => {
    expect(mergeChoices(base, mine, theirs).join(' ')).toBe(expected);
  });

  test('beyond six, what they saved stays and my own additions give way', () => {
    const theirs = ['JS1', 'JS2', 'JS3', 'JS4', 'JS5'];
    expect(mergeChoices(base, [...base, 'JS6', 'JS7'], theirs)).toEqual([...theirs, 'JS6']);
  });

  const list = fc.uniqueArray(fc.constantFrom('JS1', 'JS2', 'JS3', 'JS4', 'JS5', 'JS6', 'JS7', 'JS8'), {
    maxLength: 6,
  });

  test('nothing changed on one side gives the other side; never more than six, never twice', () => {
    fc.assert(
      fc.property(list, list, list, (one, mine, theirs) => {
        expect(mergeChoices(one, one, theirs)).toEqual(theirs);
        expect(mergeChoices(one, mine, one)).toEqual(mine);
        const merged = mergeChoices(one, mine, theirs);
        expect(merged.length).toBeLessThanOrEqual(6);
        expect(new Set(merged).size).toBe(merged.length);
        expect(
          theirs.every((code) => merged.includes(code) || (one.includes(code) && !mine.includes(code))),
        ).toBe(true);
      }),
    );
  });
});
