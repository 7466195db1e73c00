import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { keep, kept, PUPIL } from '../../testing/programme/pupil.ts';
import { answerWith, openWire } from '../../testing/programme/wire.ts';
import { drawProgrammes } from './testing/draw-programmes.tsx';

openWire();

const HISTORY = '/api/programmes/:collection/code/:code/history';
const past = (year: number, md: number, comparable: boolean | null) => ({
  year,
  uq: md + 2,
  md,
  lq: md - 1,
  mean: null,
  comparable,
  offers: null,
  applications: null,
  source: null,
});

beforeEach(() => {
  const years = [past(2023, 27.5, false), past(2024, 29, true), past(2025, 31.5, null)];
  answerWith(http.get(HISTORY, () => HttpResponse.json({ success: true, years })));
});

const titled = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a programme is shown with its figures, where it leads and its sources', async () => {
  await drawProgrammes('/programmes/JS4408');
  await titled('Mechanical and Automation Engineering');
  expect(screen.getByText('機械與自動化工程學')).toBeDefined();
  expect(await screen.findByText('The Chinese University of Hong Kong')).toBeDefined();
  expect(await screen.findByText('In 2025: 43 offers to 339 who put it in Band A.')).toBeDefined();
  const counts = screen.getByRole('table', { name: 'Applications and offers' });
  const row = within(counts).getByRole('row', { name: /^2024/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['357', '53', '403', '0']);
  expect(screen.getByText('Robotics engineer')).toBeDefined();
  expect(screen.getByRole('link', { name: /JUPAS page for JS4408/ }).getAttribute('href')).toMatch(/jupas/);
  expect(screen.getByText('standing without grades')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Enter my grades' })).toBeDefined();
});

test('topics and careers are in the reader’s script', async () => {
  await drawProgrammes('/programmes/js4408', { language: 'sc' });
  await titled('机械与自动化工程学');
  expect(screen.getByText('机械工程')).toBeDefined();
});

test('grades that are known are put to the parts of the receipt', async () => {
  keep({ grades: PUPIL });
  await drawProgrammes('/programmes/JS4408');
  expect(await screen.findByText('standing with grades')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Enter my grades' })).toBeNull();
});

const YEAR = '/api/programmes/:collection/columns';
const ALONE = '/api/programmes/:collection/code/:code';
const broken = () => HttpResponse.json({}, { status: 404 });

test('without grades the rest of its year is not asked for', async () => {
  let asked = 0;
  answerWith(
    http.get(YEAR, () => {
      asked += 1;
      return broken();
    }),
  );
  await drawProgrammes('/programmes/JS4408');
  await titled('Mechanical and Automation Engineering');
  expect(await screen.findByRole('table', { name: 'Scores over the years' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toBe(0);
});

test('it is found in its year where it cannot be had alone, as without a network', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answerWith(http.get(ALONE, () => HttpResponse.error()));
  await drawProgrammes('/programmes/JS4408');
  await titled('Mechanical and Automation Engineering');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where neither can be had the page says so and asks again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  let works = false;
  const year = http.get(YEAR, () => (works ? undefined : broken()));
  answerWith(
    http.get(ALONE, () => HttpResponse.error()),
    year,
  );
  const { user } = await drawProgrammes('/programmes/JS4408');
  await screen.findByRole('alert');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await titled('Mechanical and Automation Engineering');
});

test('it is added to the end of the list, once', async () => {
  keep({ choices: ['JS1204'] });
  const { user } = await drawProgrammes('/programmes/JS4408');
  await user.click(await screen.findByRole('button', { name: 'Add to my list' }));
  expect(await screen.findByText('In my list')).toBeDefined();
  expect(kept('choices')).toEqual(['JS1204', 'JS4408']);
  expect(screen.queryByRole('button', { name: 'Add to my list' })).toBeNull();
});

test('a full list asks which choice it replaces', async () => {
  const six = ['JS4412', 'JS4462', 'JS1204', 'JS7225', 'JS6200', 'JS6107'];
  keep({ choices: six });
  const { user } = await drawProgrammes('/programmes/JS4408');
  await user.click(await screen.findByRole('button', { name: 'Add to my list' }));
  const question = await screen.findByRole('dialog', { name: 'No room for JS4408' });
  expect(kept('choices')).toEqual(six);
  await user.click(within(question).getByRole('button', { name: /JS1204/ }));
  await waitFor(() =>
    expect(kept('choices')).toEqual(['JS4412', 'JS4462', 'JS4408', 'JS7225', 'JS6200', 'JS6107']),
  );
});

test('its address can be copied', async () => {
  const { user } = await drawProgrammes('/programmes/JS4408');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

test('an unknown code says so and leads back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = await drawProgrammes('/programmes/JS0000');
  await titled('There is no programme JS0000');
  await user.click(screen.getAllByRole('link', { name: 'All programmes' }).at(-1) ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: 'Programmes' })).toBeDefined();
});

test('a year on another formula is drawn apart and says so', async () => {
  await drawProgrammes('/programmes/JS4408');
  const scores = await screen.findByRole('table', { name: 'Scores over the years' });
  expect(within(scores).getByRole('row', { name: '2025 30.5 31.5 33.5' })).toBeDefined();
  const apart = screen.getByText(/on another formula or scale/);
  expect(apart.textContent).toContain('2023');
  expect(apart.textContent).not.toContain('2024');
});

test('scores of earlier years that cannot be loaded are asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  let works = false;
  const years = [past(2025, 31.5, null)];
  answerWith(
    http.get(HISTORY, () =>
      works ? HttpResponse.json({ success: true, years }) : HttpResponse.json({}, { status: 404 }),
    ),
  );
  const { user } = await drawProgrammes('/programmes/JS4408');
  expect((await screen.findByRole('alert')).textContent).toContain('earlier years');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Scores over the years' })).toBeDefined();
});
