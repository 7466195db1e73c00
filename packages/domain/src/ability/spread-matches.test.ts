import { describe, expect, it } from 'vitest';
import { PROGRAMMES } from '../testing/ability-data.ts';
import { rankProgrammes } from './match.ts';
import { metMost, spreadOverAreas } from './spread-matches.ts';

describe('matches spread over areas', () => {
  const ranked = rankProgrammes([5, 5, 5, 5, 5, 5], PROGRAMMES);
  const areaOf = (like: readonly number[]) =>
    like.some((share) => share > 0) ? like.indexOf(Math.max(...like)) : -1;

  it('come from as many areas as there are places', () => {
    const spread = spreadOverAreas(ranked, 5);
    expect(new Set(spread.map(({ row }) => areaOf(row.area_like))).size).toBe(5);
    expect(spread.map((match) => ranked.indexOf(match))).toEqual(
      spread.map((match) => ranked.indexOf(match)).toSorted((one, other) => one - other),
    );
  });

  it('are filled up where there are fewer areas, and empty without matches', () => {
    const [first] = ranked;
    const alike = ranked.filter(({ row }) => areaOf(row.area_like) === areaOf(first?.row.area_like ?? []));
    expect(spreadOverAreas(alike, 2)).toEqual(alike.slice(0, 2));
    expect(spreadOverAreas([], 5)).toEqual([]);
  });
});

describe('why something matches', () => {
  it('is what it asks for most among what the pupil reaches', () => {
    expect(metMost([4, 3, 3, 2, 5, 1], [3.5, 3, 4, 2, 1, 0])).toEqual(['numerical', 'logical']);
    expect(metMost([1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2])).toEqual([]);
    expect(metMost([5, 5, 5, 5, 5, 5], [1, 3, 0, 4, 2, 0])).toEqual(['verbal', 'logical']);
    expect(metMost([5, 5, 5, 5, 5, 5], [0, 0, 0, 0, 0, 2])).toEqual(['creativity']);
  });
});
