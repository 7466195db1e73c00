import { LANGUAGES } from '@lodestar/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keep, PUPIL } from '../../../testing/programme/pupil.ts';
import { openWire } from '../../../testing/programme/wire.ts';
import { drawProgrammes } from '../testing/draw-programmes.tsx';
import { readCompared } from './compare-page.tsx';

openWire();

const column = (code: string) => screen.findByRole('article', { name: code });
const address = () => screen.getByTestId('address').textContent;
const terms = async (code: string) =>
  within(await column(code))
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

test.each(LANGUAGES)('three programmes stand side by side, every row in words of %s', async (language) => {
  keep({ grades: PUPIL });
  await drawProgrammes('/compare?codes=JS4408,JS1204,JS7225', { language });
  const texts = await Promise.all(['JS4408', 'JS1204', 'JS7225'].map(column));
  for (const { textContent } of texts) expect(textContent).not.toMatch(/\{\{|undefined|row\.|value\./);
  expect(texts[0]?.textContent).toMatch(/31\.38.*31\.5/);
  expect(texts[0]?.querySelectorAll('dt').length).toBeGreaterThan(12);
});

test('only what differs can be shown', async () => {
  const { user } = await drawProgrammes('/compare?codes=JS4408,JS4412');
  const all = await terms('JS4408');
  await user.click(screen.getByRole('button', { name: 'Only what differs' }));
  const differing = await terms('JS4408');
  expect(differing.length).toBeLessThan(all.length);
  expect(differing).not.toContain('First-year fee');
});

test('one is taken away, one more is searched for, and the address says which ones stand there', async () => {
  const { user } = await drawProgrammes('/compare?codes=JS4408,JS4412');
  await user.click(await screen.findByRole('button', { name: 'Take JS4412 away' }));
  expect(address()).toBe('/compare?codes=JS4408');
  await user.type(screen.getByRole('textbox'), 'JS1204');
  await user.click(await screen.findByRole('button', { name: /^JS1204/ }));
  expect(address()).toBe('/compare?codes=JS4408,JS1204');
  expect(await column('JS1204')).toBeDefined();
});

test('an address with unknown or too many codes shows what can be shown and names the rest', async () => {
  await drawProgrammes('/compare?codes=JS4408,JS0000,JS4412');
  expect(await column('JS4412')).toBeDefined();
  expect(screen.getByText('JS0000 is not in this year’s JUPAS list.')).toBeDefined();
});

test.each([
  ['', [], false],
  ['codes=', [], false],
  ['codes=js4408, JS4408 ,<script>,JS44', ['JS4408'], false],
  ['codes=JS0001,JS0002,JS0003,JS0004,JS0005', ['JS0001', 'JS0002', 'JS0003', 'JS0004'], true],
  [`codes=${'JS0001,'.repeat(10_000)}`, ['JS0001'], false],
])('the address %j', (query, codes, tooMany) => {
  expect(readCompared(new URLSearchParams(query))).toEqual({ codes, tooMany });
});
