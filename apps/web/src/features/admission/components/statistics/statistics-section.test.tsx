import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keep, PUPIL } from '../../../../testing/programme/pupil.ts';
import { openWire } from '../../../../testing/programme/wire.ts';
import { drawPage } from '../../testing/draw-page.tsx';

openWire();

const figure = (name: string) => within(block()).getByText(name).nextElementSibling?.textContent;
const block = () => screen.getByRole('region', { name: 'Where you stand' });

test('total, best 5, best 6 and core are those of the 7-point scale', async () => {
  keep({ grades: PUPIL });
  await drawPage();
  // 4 + 4 + 5 + 5 + 5 + 3 = 26; without the 3: 23; CHI + ENG + MAT = 13
  expect(figure('Total')).toContain('26');
  expect(figure('Best 5')).toContain('23');
  expect(figure('Best 6')).toContain('26');
  expect(figure('Core')).toContain('13');
});

test('three bars say how far the scores go, to one decimal', async () => {
  keep({ grades: PUPIL });
  await drawPage();
  const bars = within(block())
    .getAllByRole('meter')
    .map((bar) => bar.getAttribute('aria-valuetext'));
  expect(bars).toEqual([
    'Top: 26 out of 42, 61.9 per cent',
    'Competitive: 23 out of 35, 65.7 per cent',
    'Safety: 23 out of 25, 92.0 per cent',
  ]);
});

test('a bar never goes beyond the full hundred', async () => {
  keep({ grades: { CHI: '5**', ENG: '5**', MAT: '5**', PHY: '5**', CHE: '5**', BIO: '5**' } });
  await drawPage();
  expect(within(block()).getByText('35 ÷ 25')).toBeDefined();
  expect(within(block()).getAllByRole('meter')[2]?.getAttribute('aria-valuetext')).toContain(
    '100.0 per cent',
  );
});
