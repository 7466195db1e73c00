import { describe, expect, it } from 'vitest';
import { realFile } from '../testing/real-catalogue.ts';
import { scoreBasisOf, scoreBasisText } from './score-basis.ts';

describe('what scores are of', () => {
  it.each([
    ['2025 entry', { kind: 'entrants', year: '2025' }],
    [
      '2025 entrants scored with the 2026 formula (HKUST simulated score)',
      { kind: 'rescored', year: '2025', formula: '2026', simulatedBy: 'HKUST' },
    ],
    ['as the faculty says', { kind: 'stated', text: 'as the faculty says' }],
  ])('is read from "%s"', (text, basis) => {
    expect(scoreBasisOf(text)).toEqual(basis);
  });

  it('is written as it was read, in every row of the years', () => {
    const texts = ([2026, 2025] as const).flatMap((year) =>
      realFile(year).programmes.flatMap(({ score_basis: text }) => text ?? []),
    );
    expect(texts.length).toBeGreaterThan(700);
    for (const text of texts) {
      const basis = scoreBasisOf(text);
      expect(basis.kind === 'stated' ? null : scoreBasisText(basis)).toBe(text);
    }
  });
});
