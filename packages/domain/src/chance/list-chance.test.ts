import { describe, expect, it } from 'vitest';
import type { Grades } from '../grades/grade.ts';
import { pupil } from '../testing/pupil.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { realFits } from '../testing/real-chances.ts';
import { SAMPLE_PUPILS } from '../testing/sample-pupils.ts';
import type { GradeSpreads } from './grade-spread.ts';
import { listChance } from './list-chance.ts';
import { bestStep, mostFragile, offerChance } from './list-steps.ts';

const basis = { catalogue: realCatalogue(2026), fits: realFits() };
const GRADES = pupil({ chi: '4', eng: '4', mat: '5', csd: 'Attained', phy: '5', che: '4', bio: '4' });
const LIST = ['JS4412', 'JS4408', 'JS1204', 'JS7204', 'JS8010', 'JS9733'];
const ask = (codes: readonly string[], grades: Grades = GRADES, spreads: GradeSpreads = {}) =>
  listChance(basis, { grades, spreads, codes, seed: 1 });

describe('the chances of a list', () => {
  it('stay between 3 and 97 in a hundred, and within their own ends, for any pupil', () => {
    const codes = basis.catalogue.programmes.map(({ code }) => code);
    for (const [turn, { grades }] of SAMPLE_PUPILS.slice(0, 6).entries()) {
      const list = Array.from(
        { length: 6 },
        (_, place) => codes[(place * 61 + turn * 17) % codes.length] ?? '',
      );
      const { none, choices } = ask(list, grades);
      const all = [none, ...choices.flatMap(({ clears, offer }) => [clears, offer])];
      for (const one of all) {
        if (one === null) continue;
        expect(one.low).toBeGreaterThanOrEqual(0.03);
        expect(one.high).toBeLessThanOrEqual(0.97);
        expect(one.low).toBeLessThanOrEqual(one.p);
        expect(one.p).toBeLessThanOrEqual(one.high);
      }
      for (const { clears, offer, reason } of choices) {
        expect(offer?.p ?? 0).toBeLessThanOrEqual(clears?.p ?? 0);
        expect(clears === null).toBe(reason !== null);
        expect(offer === null).toBe(reason !== null);
      }
    }
  });

  it('are the same for the same seed, and rise no further when a hard year comes', () => {
    const answer = ask(LIST);
    expect(ask(LIST)).toEqual(answer);
    expect(answer.atLeastOne).toBeCloseTo(1 - (answer.none?.p ?? Number.NaN), 4);
    expect(answer.ifTheLineRises?.year).toBe(2025);
    expect(answer.ifTheLineRises?.none.p).toBeGreaterThanOrEqual(answer.none?.p ?? Number.NaN);
    expect(answer.basis).toMatchObject({ year: 2025, draws: 20_000, seed: 1 });
  });

  it('say why a choice has none, and leave it out of the chance of nothing', () => {
    const unmet = ask(
      ['JS4501'],
      pupil({ chi: '2', eng: '2', mat: '2', csd: 'Attained', phy: '2', che: '2' }),
    );
    expect(unmet).toMatchObject({ none: null, atLeastOne: null, mostLikely: null, ifTheLineRises: null });
    expect(unmet.choices).toMatchObject([{ clears: null, offer: null, reason: 'requirementUnmet' }]);
    const fresh = ask(['JS4111', 'JS1204']);
    expect(fresh.choices[0]).toMatchObject({ clears: null, reason: 'noFigures', words: null });
    expect(fresh.basis.leftOut).toEqual(['JS4111']);
    expect(ask(['JS2020'])).toMatchObject({ choices: [{ clears: null, reason: 'weakFigures' }] });
    expect(ask(['JS2020']).choices[0]?.words).not.toBeNull();
  });

  it('tell only the counts where a band made no offers for three years', () => {
    const shut = ask(['JS1204', 'JS7204', 'JS8010', 'JS1000']);
    expect(shut.choices[3]).toMatchObject({
      reason: 'bandShut',
      clears: null,
      words: null,
      counts: { run: 3, applicants: 465, offers: 0 },
    });
  });
});

describe('grades that are not known yet', () => {
  const certain = { MAT: { low: '5', likely: '5', high: '5' } } as const;

  it('without a spread come to the plain answer', () => {
    expect(ask(LIST, GRADES, certain)).toEqual(ask(LIST));
  });

  it('bring nothing more often when they may fall, and less when they may rise', () => {
    const plain = ask(LIST).none?.p ?? Number.NaN;
    const fall: GradeSpreads = {
      MAT: { low: '3', likely: '5', high: '5' },
      ENG: { low: '3', likely: '4', high: '4' },
    };
    const rise: GradeSpreads = { MAT: { low: '5', likely: '5', high: '5**' } };
    expect(ask(LIST, GRADES, fall).none?.p).toBeGreaterThanOrEqual(plain);
    expect(ask(LIST, GRADES, rise).none?.p).toBeLessThanOrEqual(plain);
  });

  it('have one that is most fragile, and one step that helps most', () => {
    const weaker = pupil({ chi: '3', eng: '3', mat: '4', csd: 'Attained', phy: '4', che: '3', bio: '3' });
    const step = bestStep(basis, weaker, LIST, 1);
    expect(step?.after).toBeGreaterThan(step?.before ?? 1);
    expect(offerChance(basis, { ...weaker, [step?.subject ?? 'CHI']: step?.to }, LIST, 1)).toBe(step?.after);
    const spreads: GradeSpreads = {
      CHI: { low: '2', likely: '3', high: '4' },
      BIO: { low: '2', likely: '3', high: '3' },
    };
    expect(mostFragile(basis, weaker, spreads, LIST, 1)).toMatchObject({
      subject: 'CHI',
      from: '3',
      to: '2',
    });
    expect(mostFragile(basis, weaker, {}, LIST, 1)).toBeNull();
  });
});
