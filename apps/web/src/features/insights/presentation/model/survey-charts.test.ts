import { expect, test } from 'vitest';
import { textsIn } from '../../../../testing/texts.ts';
import { factorChart, timesChart } from './survey-charts.ts';

const words = async () => (await textsIn('tc', 'findings')).getFixedT('tc', 'findings');

test('factors are bars in their order, without the row that is only quoted', async () => {
  const factors = [
    { name: 'Friends', average: 17, count: 34 },
    { name: 'Dissatisfied with first offer', average: 24, count: 48 },
  ];
  const { series, rows } = factorChart(factors, { corner: 'Factor', series: ['A', 'B'] }, await words());
  expect(series.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(rows).toEqual([{ label: '朋友', values: [17, 34] }]);
});

test('times are lines, their total dashed', async () => {
  const areas = Array.from({ length: 12 }, (_, place) => `Area ${place}`);
  const times = { areas, rows: [{ time: 'Form 3', counts: areas.map((_, place) => place) }] };
  const t = await words();
  expect(timesChart(times, 'Time', t).series.some(({ dashed }) => dashed)).toBe(false);
  const { series, rows } = timesChart(times, 'Time', t, 'Total');
  expect(series.at(-1)).toMatchObject({ name: 'Total', dashed: true });
  expect(rows[0]?.label).toBe('中三');
  expect(rows[0]?.values.at(-1)).toBe(66);
});

test('colours go round eleven', async () => {
  const areas = Array.from({ length: 12 }, (_, place) => `Area ${place}`);
  const { series } = timesChart({ areas, rows: [] }, 'Time', await words());
  expect(new Set(series.map(({ colour }) => colour)).size).toBe(11);
  expect(series[11]?.colour).toBe(series[0]?.colour);
});
