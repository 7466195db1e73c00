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
    [
      '2025 entrants scored with the 2026 formula',
      { kind: 'rescored', year: '2025', formula: '2026', simulatedBy: null },
    ],
    [
      'the 2026 JUPAS sheet heads this column 2024/25',
      { kind: 'academicYear', sheet: '2026', years: '2024/25' },
    ],
    [
      '2024 scores of its predecessor JS1801 (programme restructured for 2025)',
      { kind: 'predecessor', year: '2024', code: 'JS1801', restructured: '2025' },
    ],
  ])('is read from "%s"', (text, basis) => {
    expect(scoreBasisOf(text)).toEqual(basis);
  });

  it.each([
    'as the faculty says',
    'about 2025 entry',
    '2025 entry, first round',
    '12025 entry',
    'of 2025 entrants scored with the 2026 formula',
    '2025 entrants scored with the 2026 formula, simulated',
    '2025 entrants scored with the 2026 formula (our own simulated score)',
    'see: the 2026 JUPAS sheet heads this column 2024/25',
    'the 2026 JUPAS sheet heads this column 2024/2025',
    'the 2026 JUPAS sheet heads this column 2024/5',
    'the 2024 scores of its predecessor JS1801 (programme restructured for 2025)',
    '2024 scores of its predecessor JS1801 (programme restructured for 2025) and others',
    '2024 scores of its predecessor JS180 (programme restructured for 2025)',
  ])('stays in its own words where they say more or other: "%s"', (text) => {
    expect(scoreBasisOf(text)).toEqual({ kind: 'stated', text });
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
