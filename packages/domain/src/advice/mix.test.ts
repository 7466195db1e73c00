import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../admission/catalogue.ts';
import { realFieldGuide, realFlexibleAdmission } from '../testing/real-advice.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { SAMPLE_PUPILS } from '../testing/sample-pupils.ts';
import { type MixedProgramme, recommendMix, tierSizes } from './mix.ts';
import type { MixWish } from './mix-candidates.ts';
import { interestsOf } from './read-interests.ts';
import { isSurePlace } from './sure-place.ts';

const guide = realFieldGuide();
const basis = { catalogue: realCatalogue(2026), guide, flexible: realFlexibleAdmission() };
const wishOf = (interests: readonly string[], wish: Partial<MixWish> = {}): MixWish => ({
  count: 9,
  fields: [],
  interests: interestsOf(guide, interests),
  institutions: [],
  exclude: [],
  abilityPercent: null,
  ...wish,
});
const mixes = SAMPLE_PUPILS.map(({ name, grades, interests }) => ({
  name,
  mix: recommendMix(basis, grades, wishOf(interests)),
}));
const pupilNamed = (part: string) => {
  const found = SAMPLE_PUPILS.find(({ name }) => name.includes(part));
  if (found === undefined) throw new Error(`no sample pupil ${part}`);
  return found;
};
const most = (names: readonly string[]) =>
  Math.max(0, ...names.map((name) => names.filter((one) => one === name).length));
const mainField = ({ programme }: MixedProgramme) => guide.subjectsOf(programme.code)?.fields[0] ?? '';

describe('the mixes of the sample pupils', () => {
  it('differ: no programme is in more than a third of them', () => {
    expect(mixes).toHaveLength(21);
    const codes = mixes.flatMap(({ mix }) => mix.map(({ programme }) => programme.code));
    expect(most(codes)).toBeLessThanOrEqual(7);
    expect(new Set(codes).size).toBeGreaterThan(100);
  });

  it.each(mixes)('have at most two of a field and of an institution, and reasons: $name', ({ mix }) => {
    expect(mix.length).toBeGreaterThanOrEqual(5);
    expect(mix.length).toBeLessThanOrEqual(9);
    expect(most(mix.map(mainField))).toBeLessThanOrEqual(2);
    expect(most(mix.map(({ programme }) => programme.institution))).toBeLessThanOrEqual(2);
    expect(new Set(mix.map(({ programme }) => programme.code)).size).toBe(mix.length);
    expect(mix.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  it.each(mixes)('keep tiers to their levels, and a safe one that is sure: $name', ({ mix }) => {
    for (const { tier, summary, reasons } of mix) {
      const byRoute = reasons.some(({ code }) => code === 'flexibleRoute');
      if (byRoute) expect(tier).toBe('reach');
      else if (tier === 'reach') expect([1, 2, 3]).toContain(summary.classification);
      else if (tier === 'match') expect([4, 5, 6]).toContain(summary.classification);
      else expect([7, 8]).toContain(summary.classification);
      expect(summary.reason).toBe(byRoute ? 'requirementNotMet' : null);
    }
    const safe = mix.filter(({ tier }) => tier === 'safe');
    if (safe.length > 0) expect(safe.some(({ programme }) => isSurePlace(programme))).toBe(true);
  });

  it('have no programme far from what was named for one word in passing: no fashion for sport', () => {
    const { grades, interests } = pupilNamed('therapy and sport');
    const { topics } = guide.subjectsOf('JS3050') ?? { topics: [] };
    expect(topics).toContain('sportswear');
    const codes = recommendMix(basis, grades, wishOf(interests)).map(({ programme }) => programme.code);
    expect(codes).not.toContain('JS3050');
  });

  it.each([
    ['marketing', 'JS7215'],
    ['space', 'JS4690'],
    ['music', 'JS8001'],
  ])('give a place of its field to the match, before they hope twice: %s', (part, code) => {
    const { grades, interests } = pupilNamed(part);
    const mix = recommendMix(basis, grades, wishOf(interests));
    const found = mix.find(({ programme }) => programme.code === code);
    expect(found?.tier).toBe('match');
    expect(found?.reasons.map((reason) => reason.code)).toContain('interest');
  });

  it('have what was named first', () => {
    const share = ['robots', 'psychology', 'nursing', 'hotels', 'coding'].map((part) => {
      const { grades, interests } = pupilNamed(part);
      const mix = recommendMix(basis, grades, wishOf(interests));
      return mix.filter(({ reasons }) => reasons.some(({ code }) => code === 'interest')).length;
    });
    expect(Math.min(...share)).toBeGreaterThanOrEqual(2);
  });
});

describe('a mix', () => {
  it.each([
    [1, { reach: 0, match: 1, safe: 0 }],
    [5, { reach: 2, match: 2, safe: 1 }],
    [9, { reach: 3, match: 4, safe: 2 }],
    [30, { reach: 12, match: 12, safe: 6 }],
  ])('of %i is two fifths reach, two fifths match, one fifth safe', (count, sizes) => {
    expect(tierSizes(count)).toEqual(sizes);
  });

  it('keeps to the fields and institutions chosen, and to its number, without what is chosen already', () => {
    const { grades } = pupilNamed('robots');
    const mix = recommendMix(basis, grades, wishOf([], { fields: ['computingAi'], count: 12 }));
    expect(mix).toHaveLength(12);
    expect(
      mix.every(({ programme }) => guide.subjectsOf(programme.code)?.fields.includes('computingAi')),
    ).toBe(true);
    const [first] = mix;
    const exclude = [first?.programme.code ?? ''];
    const again = recommendMix(basis, grades, wishOf([], { fields: ['computingAi'], count: 12, exclude }));
    expect(again.map(({ programme }) => programme.code)).not.toContain(exclude[0]);
    const atOne = recommendMix(basis, grades, wishOf([], { institutions: ['HKUST'], count: 6 }));
    expect(atOne).toHaveLength(6);
    expect(atOne.every(({ programme }) => programme.institution === 'HKUST')).toBe(true);
  });

  it('follows abilities where they are known', () => {
    const { grades } = pupilNamed('nothing named, humanities');
    const codes = ['JSSH06', 'JSSA06'];
    const abilityPercent = new Map(codes.map((code) => [code, 100]));
    const mix = recommendMix(basis, grades, wishOf([], { abilityPercent, count: 20 }));
    const byAbility = mix.filter(({ reasons }) => reasons.some(({ code }) => code === 'ability'));
    expect(byAbility.length).toBeGreaterThan(0);
    expect(byAbility.every(({ programme }) => codes.includes(programme.code))).toBe(true);
  });

  it('has no safe one where none is sure', () => {
    const { grades, interests } = pupilNamed('good science, animals');
    const all = basis.catalogue;
    const unsure = all.programmes.filter((one) => !isSurePlace(one));
    const catalogue = openCatalogue(unsure, all.figures);
    const levels = catalogue.levels(grades);
    expect(levels.some(({ classification }) => classification === 8)).toBe(true);
    const mix = recommendMix({ ...basis, catalogue }, grades, wishOf(interests));
    expect(mix.map(({ tier }) => tier)).not.toContain('safe');
  });

  it('says who comes by a flexible route only, and what a dislike speaks against', () => {
    const route = mixes.find(({ name }) => name.includes('misses Chinese'))?.mix[0];
    expect(route?.reasons).toContainEqual({
      code: 'flexibleRoute',
      params: { subject: 'CHI', required: '3', held: '2' },
    });
    const { grades } = pupilNamed('top science');
    const mix = recommendMix(basis, grades, wishOf(['nurse', 'scared of blood'], { fields: ['nursing'] }));
    expect(mix[0]?.reasons.map(({ code }) => code)).toContain('dislike');
  });

  it('is empty for whoever meets no requirement', () => {
    expect(recommendMix(basis, { CHI: '1', ENG: '1', MAT: '1' }, wishOf([]))).toEqual([]);
  });
});
