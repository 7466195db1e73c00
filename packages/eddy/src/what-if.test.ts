import { classify } from '@lodestar/domain';
import { anyLevel, anyPupil, SEED } from '@lodestar/domain/testing/arbitrary-pupil.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleContext } from './testing/sample-pupils.ts';
import { workOutWhatIf } from './what-if.ts';

const SIU_MING = sampleContext('siuMing', 'en');

describe('a changed grade', () => {
  it('shows every choice before and after', () => {
    const { changes, shifts, best5, reached, steps } = workOutWhatIf(SIU_MING, [
      { subject: 'ENG', grade: '4' },
    ]);
    expect(changes).toEqual([{ subject: 'ENG', from: '3', to: '4' }]);
    expect(shifts.map(({ before }) => before.code)).toEqual(SIU_MING.choices);
    expect(best5).toEqual({ before: 18, after: 19 });
    expect(reached.after).toBeGreaterThan(reached.before);
    expect(steps).toBeNull();
  });

  it('can be asked of named programmes, and names those that are unknown', () => {
    const { shifts, unknown } = workOutWhatIf(
      SIU_MING,
      [{ subject: 'ENG', grade: '5' }],
      ['JS1204', 'JS9999'],
    );
    expect(shifts.map(({ after }) => after.code)).toEqual(['JS1204']);
    expect(unknown).toEqual(['JS9999']);
  });

  it('may be a subject not entered yet', () => {
    expect(workOutWhatIf(SIU_MING, [{ subject: 'PHY', grade: '5' }]).changes).toEqual([
      { subject: 'PHY', from: null, to: '5' },
    ]);
  });

  it('that is held already changes nothing', () => {
    const { changes, unchanged, reached, opened } = workOutWhatIf(SIU_MING, [{ subject: 'ENG', grade: '3' }]);
    expect(changes).toEqual([]);
    expect(unchanged).toEqual([{ subject: 'ENG', from: '3', to: '3' }]);
    expect(reached.after).toBe(reached.before);
    expect(opened).toEqual([]);
  });

  it('gives the levels that classifying with it gives', () => {
    const subjects = fc.constantFrom('CHI', 'ENG', 'MAT', 'ECO', 'PHY');
    fc.assert(
      fc.property(anyPupil({ minLength: 2, maxLength: 4 }), subjects, anyLevel, (grades, subject, grade) => {
        const context = { ...SIU_MING, grades };
        for (const { after } of workOutWhatIf(context, [{ subject, grade }]).shifts) {
          const programme = context.catalogue.find(after.code);
          if (programme === undefined) throw new Error(after.code);
          const { classification } = classify(context.catalogue, programme, { ...grades, [subject]: grade });
          expect(after.level).toBe(after.level === null ? null : classification);
        }
      }),
      { seed: SEED, numRuns: 60 },
    );
  });
});

describe('without a change', () => {
  it('finds the single grade that lifts most of the list', () => {
    const { steps } = workOutWhatIf(SIU_MING, []);
    const most = steps?.most;
    expect(most?.change).toEqual({ subject: 'ENG', from: '3', to: '4' });
    for (const { raised } of steps?.each ?? []) {
      expect(raised.length).toBeLessThanOrEqual(most?.raised.length ?? 0);
    }
  });

  it('is silent where there are too few grades, and where none is left to raise', () => {
    expect(workOutWhatIf(sampleContext('newcomer', 'en'), []).steps).toBeNull();
    const top = { CHI: '5**', ENG: '5**', MAT: '5**', CSD: 'Attained', BIO: '5**', CHE: '5**' } as const;
    expect(workOutWhatIf({ ...SIU_MING, grades: top }, []).steps?.most).toBeNull();
  });
});
