import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grade, type Grades, LEVEL_GRADES } from '../grades/grade.ts';
import { SUBJECTS } from '../grades/subject.ts';
import { anyPupil, SEED } from '../testing/arbitrary-pupil.ts';
import { formula, programme } from '../testing/programme.ts';
import { pupil } from '../testing/pupil.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import type { Improvement } from './classification.ts';
import { classify, smallestImprovement } from './classify.ts';
import type { Programme } from './programme.ts';

const STILL = { movement: null, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: [] };
/** Best five: 20. */
const PUPIL = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', bio: '4', eco: '4' });
const TOP = pupil({ chi: '5**', eng: '5**', mat: '5**', csd: 'Attained', bio: '5**', eco: '5**' });

function improvementOf(facts: Parameters<typeof programme>[0], grades: Grades): Improvement | null {
  const one = programme(facts);
  return smallestImprovement(openCatalogue([one], STILL), one, grades);
}

describe('the smallest improvement', () => {
  it('is one grade in the first of equal subjects', () => {
    // Best five 20 is level 3; 52 % lies between 20 and 21, 60 % (level 5) beyond it.
    expect(improvementOf({}, PUPIL)).toEqual({ subjectCode: 'CHI', from: '4', to: '5', classification: 4 });
  });

  it('is the subject with the greatest weight where only that one lifts the level', () => {
    const weighted = {
      formula: formula({ weights: { ENG: 3, MAT: 1.1 } }),
      score_lq: 24,
      score_md: 32,
      score_uq: 40,
    };
    // ENG 4 × 3 + 4.4 + 3 × 4 = 28.4; one more grade in English is 31.4, in any other subject at most 29.5.
    expect(improvementOf(weighted, PUPIL)).toEqual({
      subjectCode: 'ENG',
      from: '4',
      to: '5',
      classification: 3,
    });
  });

  it('takes more grades where one is not enough', () => {
    const wide = { score_lq: 12, score_md: 20, score_uq: 60 };
    expect(improvementOf(wide, PUPIL)).toMatchObject({
      subjectCode: 'CHI',
      from: '4',
      to: '5**',
      classification: 4,
    });
  });

  it('is the requirement’s subject where one is not met', () => {
    expect(improvementOf({}, { ...PUPIL, ENG: '2' })).toMatchObject({
      subjectCode: 'ENG',
      from: '2',
      to: '3',
    });
    expect(improvementOf({}, { ...PUPIL, CSD: 'Failed' })).toMatchObject({
      subjectCode: 'CSD',
      from: 'Failed',
      to: 'Attained',
    });
    const { CSD: _, ...others } = PUPIL;
    expect(improvementOf({}, { ...others, LS: '1' })).toMatchObject({
      subjectCode: 'LS',
      from: '1',
      to: '2',
    });
    expect(improvementOf({}, { ...PUPIL, ENG: 'U' })).toMatchObject({
      subjectCode: 'ENG',
      from: 'U',
      to: '3',
    });
  });

  it.each<[string, Parameters<typeof programme>[0], Grades]>([
    ['at the highest level', { score_md: 15, score_lq: 14, score_uq: 16 }, PUPIL],
    ['with nothing left to raise', { score_md: 34, score_lq: 33, score_uq: 36 }, TOP],
    ['where no single subject is enough', { requirements: { CHI: '5', ENG: '5' } }, PUPIL],
    ['where a subject is missing', { requirements: { PHE: '3' } }, PUPIL],
    ['without a level', { score_md: null, score_lq: null, score_uq: null }, PUPIL],
    ['with a formula of another year', { formula_matches_scores: false }, PUPIL],
    [
      'where a met requirement would only show that no scores are published',
      { score_md: null, score_lq: null, score_uq: null, requirements: { CHI: '5' } },
      PUPIL,
    ],
    ['without grades', {}, {}],
  ])('is none %s', (_, facts, grades) => {
    expect(improvementOf(facts, grades)).toBeNull();
  });
});

const LADDER: readonly Grade[] = [...LEVEL_GRADES].reverse();

/** Every single rise that lifts the level, tried one by one; the fewest grades first, then the order of subjects. */
function naiveImprovement(catalogue: Catalogue, one: Programme, grades: Grades): Improvement | null {
  const now = classify(catalogue, one, grades).classification;
  const found = SUBJECTS.flatMap((subject, place) => {
    const from = grades[subject];
    if (from === undefined || now === -1) return [];
    const ladder: readonly Grade[] = subject === 'CSD' ? ['Failed', 'Attained'] : LADDER;
    return ladder.slice(ladder.indexOf(from) + 1).flatMap((to, index) => {
      const { classification } = classify(catalogue, one, { ...grades, [subject]: to });
      if (classification === -1 || classification <= now) return [];
      return [{ steps: index + 1, place, rise: { subjectCode: subject, from, to, classification } }];
    });
  });
  const [best] = found.sort((a, b) => a.steps - b.steps || a.place - b.place);
  return best?.rise ?? null;
}

describe('for real programmes', () => {
  it('is the same as trying every rise of every subject', () => {
    const catalogue = realCatalogue(2026);
    const programmes = fc.constantFrom(...catalogue.programmes);
    fc.assert(
      fc.property(programmes, anyPupil({ minLength: 1, maxLength: 4 }), (one, grades) => {
        expect(smallestImprovement(catalogue, one, grades)).toEqual(naiveImprovement(catalogue, one, grades));
      }),
      { seed: SEED, numRuns: 150 },
    );
  });
});
