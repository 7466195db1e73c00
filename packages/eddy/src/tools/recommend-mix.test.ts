import { describe, expect, it } from 'vitest';
import { standingAt } from '../standing.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { type MixAsked, mixFor } from './recommend-mix.ts';

const MEI = sampleContext('mei', 'en');
const OPEN: MixAsked = {
  count: 6,
  institutions: [],
  near: [],
  away: [],
  words: [],
  levels: [],
  isAsked: () => true,
};
const mixed = (asked: Partial<MixAsked>) => mixFor({ ...OPEN, ...asked }, MEI);
const fieldOf = (code: string): string | undefined => MEI.fields.subjectsOf(code)?.fields[0];

describe('what is suggested', () => {
  it.each([1, 3, 6, 12])('is exactly as many as asked for: %s', (count) => {
    expect(mixed({ count, near: MEI.choices })).toHaveLength(count);
  });

  it('leaves out what was chosen, and is not only what is surest', () => {
    const levels = mixed({}).map(({ programme }) => standingAt(programme, MEI).level ?? -1);
    expect(mixed({}).some(({ programme }) => MEI.choices.includes(programme.code))).toBe(false);
    expect(Math.min(...levels)).toBeLessThan(6);
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(3);
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
  });

  it('keeps near the fields of the list, and says what does not', () => {
    const fields = new Set(MEI.choices.map(fieldOf));
    for (const { programme, isNear } of mixed({ near: MEI.choices }))
      if (isNear)
        expect(MEI.fields.subjectsOf(programme.code)?.fields.some((id) => fields.has(id))).toBe(true);
  });

  it('keeps away from a field that is left out', () => {
    const away = ['JS6406', 'JS4903'];
    for (const { programme } of mixed({ near: ['JS6054'], away }))
      expect(fieldOf(programme.code)).not.toBe('law');
  });

  it('is of the field that is named', () => {
    const found = mixed({ words: ['nursing'], count: 3 }).filter(({ isNear }) => isNear);
    expect(found.length).toBeGreaterThan(0);
    for (const { programme } of found) expect(MEI.fields.subjectsOf(programme.code)?.fields).toBeDefined();
  });
});
