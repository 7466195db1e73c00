import { readFileSync } from 'node:fs';
import { deriveProgramme } from '@lodestar/domain';
import { expect, it } from 'vitest';
import { validateCatalogueFile } from './catalogue-file.ts';

/** Highest attainable scores that HKUST publishes for 2026 entry: an outside check of terms, weights and bonuses. */
const PUBLISHED: readonly [maximum: number, codes: string][] = [
  [44.625, 'JS5101'],
  [58.0125, 'JS5411'],
  [62.475, 'JS5300 JS5311 JS5313 JS5314 JS5315 JS5316 JS5317 JS5318 JS5812'],
  [66.9375, 'JS5102 JS5103 JS5118 JS5181 JS5312 JS5331 JS5332 JS5412 JS5811 JS5814 JS5822'],
  [71.4, 'JS5813'],
  [75.8625, 'JS5270 JS5282 JS5711 JS5901'],
  [80.325, 'JS5212 JS5230 JS5240 JS5250 JS5260'],
  [89.25, 'JS5220'],
];

function derived(year: number) {
  const path = new URL(`../../../data/programmes/${year}.json`, import.meta.url);
  const verdict = validateCatalogueFile(JSON.parse(readFileSync(path, 'utf8')));
  if (verdict.kind === 'invalid') throw new Error(`${year}.json is not valid`);
  return verdict.file.programmes.map((row) => deriveProgramme(row, verdict.file.sources));
}

it('lets the formulas of HKUST reach exactly the highest scores that HKUST publishes', () => {
  const hkust = derived(2026).filter((programme) => programme.institution === 'HKUST');
  const reached = hkust.map((programme) => [programme.code, programme.calculation.maximum]);
  const published = PUBLISHED.flatMap(([maximum, codes]) =>
    codes.split(' ').map((code) => [code, expect.closeTo(maximum, 2)]),
  );
  expect(Object.fromEntries(reached)).toEqual(Object.fromEntries(published));
});

it.each([[2026], [2025]])(
  'has no published score of the %i file above what its formula can reach',
  (year) => {
    const beyond = derived(year).filter((programme) => {
      const { score_uq, score_md, score_lq, score_mean, calculation } = programme;
      return Math.max(score_uq ?? 0, score_md ?? 0, score_lq ?? 0, score_mean ?? 0) > calculation.maximum;
    });
    expect(beyond.map((programme) => programme.code)).toEqual([]);
  },
);
