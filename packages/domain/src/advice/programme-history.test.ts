import { describe, expect, it } from 'vitest';
import { programme } from '../testing/programme.ts';
import { realHistoryFile, realProgramme } from '../testing/real-catalogue.ts';
import { programmeHistory } from './programme-history.ts';

describe('the earlier years of a programme', () => {
  it('are scores and numbers by band, oldest first, with the document of each', () => {
    const years = programmeHistory(realHistoryFile(), realProgramme('JS6456'));
    expect(years.map(({ year }) => year)).toEqual([2020, 2021, 2022, 2023, 2024, 2025]);
    expect(years[0]).toEqual({
      year: 2020,
      uq: 48,
      md: 45,
      lq: 44,
      mean: null,
      comparable: true,
      offers: { A: 150, B: 0, C: 0, D: 0, E: 0, total: 150 },
      applications: { A: 476, B: 63, C: 120, D: 150, E: 319, total: 1128 },
      source: {
        name: 'HKU sheet "Admissions Scores of HKDSE Applicants Admitted in 2020"',
        year: 2020,
        link: null,
      },
    });
    expect(years.at(-1)?.comparable).toBeNull();
  });

  it('agree in their newest year with the programme itself', () => {
    for (const code of ['JS1000', 'JS4501', 'JS9220', 'JSSA01']) {
      const one = realProgramme(code);
      const newest = programmeHistory(realHistoryFile(), one).find(({ year }) => year === one.score_year);
      expect([newest?.md, newest?.mean, newest?.lq]).toEqual([one.score_md, one.score_mean, one.score_lq]);
    }
  });

  it('have numbers without scores, and nothing for what is not held', () => {
    const file = { format: 2, source: '', sources: [], programmes: {} } as const;
    const [only, ...others] = programmeHistory(file, programme());
    expect(others).toEqual([]);
    expect(only).toMatchObject({ year: 2025, md: null, offers: { A: 30, total: 36 }, source: null });
    expect(programmeHistory(file, programme({ stats_apply: [], stats_offer: [] }))).toEqual([]);
  });
});
