import { expect, test } from 'vitest';
import { realYear } from '../../../testing/programme/real-year.ts';
import { textsIn } from '../../../testing/texts.ts';
import { sourceNameIn } from './source-names.ts';

const names = new Set(
  ([2025, 2026] as const).flatMap((year) =>
    realYear(year).programmes.flatMap(({ source }) => Object.values(source).map(({ name }) => name)),
  ),
);

test.each(['tc', 'sc'] as const)('every source of the programmes has a name in %s', async (language) => {
  const t = (await textsIn(language, 'sources')).getFixedT(language, 'sources');
  expect(names.size).toBeGreaterThan(30);
  expect([...names].filter((name) => !/\p{Script=Han}/u.test(sourceNameIn(t, name)))).toEqual([]);
});

test('a name has its year in it, and a source that is not known keeps its own', async () => {
  const t = (await textsIn('tc', 'sources')).getFixedT('tc', 'sources');
  expect(sourceNameIn(t, 'JUPAS Admissions Scores, 2027 entry')).toBe('聯招收生分數，2027 年入學');
  expect(sourceNameIn(t, 'Some sheet, 2027 entry')).toBe('Some sheet, 2027 entry');
});
