import { pupil } from '@lodestar/domain/testing/pupil.ts';
import { describe, expect, it } from 'vitest';
import { guideAnswer } from '../guide-answer.ts';
import { said } from '../testing/said.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { missedMinimum, raisedToMinimum } from './general-minimum.ts';

const MET = { chi: '3', eng: '3', mat: '2', csd: 'Attained', bio: '3', geo: '3' } as const;
const ANYTHING = { by: 'scores', level: null, institutions: [], category: null, count: 6 } as const;

const withGrades = (grades: Parameters<typeof pupil>[0], language: 'en' | 'tc' = 'en') => ({
  ...sampleContext('newcomer', language),
  grades: pupil(grades),
});
const suggested = (grades: Parameters<typeof pupil>[0]): string =>
  said({ tool: 'recommend', input: ANYTHING }, withGrades(grades)).text;

describe('the general minimum', () => {
  it('is missed by what was entered and is too low, not by what was not entered', () => {
    expect(missedMinimum(pupil(MET))).toBeNull();
    expect(missedMinimum(pupil({ ...MET, eng: '2' }))).toMatchObject({
      subjects: [{ subject: 'ENG', required: '3', held: '2' }],
      sub_degree: true,
    });
    expect(missedMinimum(pupil({ ...MET, csd: 'Failed' }))).toMatchObject({ citizenship: true });
    const { CHI: _, ...without } = pupil({ ...MET, eco: '3' });
    expect(missedMinimum(without)).toBeNull();
    expect(missedMinimum(pupil({ eng: '1' }))).toBeNull();
  });

  it('is met by the same grades raised', () => {
    const grades = pupil({ ...MET, chi: '2', mat: '1' });
    const missed = missedMinimum(grades);
    expect(missed).not.toBeNull();
    if (missed !== null) expect(missedMinimum(raisedToMinimum(grades, missed))).toBeNull();
  });

  it.each([
    [{ ...MET, eng: '2' }, 'English 3 (you have 2)', 'higher diplomas and associate degrees'],
    [
      { ...MET, chi: '2', eng: '1', geo: '2' },
      'Chinese 3 (you have 2) and English 3 (you have 1)',
      'foundation course',
    ],
    [{ ...MET, csd: 'Failed' }, 'Citizenship attained', 'higher diplomas and associate degrees'],
  ] as const)('comes first, then the next rung: %j', (grades, missed, rung) => {
    const text = suggested(grades);
    expect(text).toMatch(/^One thing comes before any score/);
    expect(text).toContain(missed);
    expect(text).toContain(rung);
    expect(text).not.toContain('closed door');
  });

  it('shows what the missing level would open', () => {
    expect(suggested({ ...MET, eng: '2', bio: '5', geo: '5' })).toContain(
      'With English 3, these would be within reach',
    );
  });

  it('met by a hair still names degrees', () => {
    const text = suggested(MET);
    expect(text).toMatch(/^There are degrees you can try for/);
    expect(text.match(/JS[0-9A-Z]{4}/g)?.length).toBeGreaterThan(2);
    expect(text).toContain('secure a higher diploma');
  });

  it('is the answer to whether one gets in, with the rung below', () => {
    const context = withGrades({ ...MET, chi: '2' });
    const { text } = guideAnswer({
      text: 'can i get into JS3310 or JSSA06',
      context,
      earlier: [],
      detailed: false,
    });
    expect(text).toMatch(/^No, not as it stands\. All of these ask for Chinese 3, and you have 2/);
    expect(text).toContain('The next rung is open to you');
  });
});
