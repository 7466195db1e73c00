import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { keep, PUPIL } from '../../testing/programme/pupil.ts';
import { answerWith, openWire } from '../../testing/programme/wire.ts';
import { drawProgrammes } from './testing/draw-programmes.tsx';

openWire();

const address = () => screen.getByTestId('address').textContent;
const codes = () =>
  screen.getAllByRole('article').map((row) => (row.getAttribute('aria-label') ?? '').slice(0, 6));
const rowsThere = () => screen.findAllByRole('article');
const chip = (group: string, name: RegExp) =>
  within(screen.getByRole('region', { name: group })).getByRole('button', { name });

test('all programmes can be looked through without grades, thirty at a time', async () => {
  const { user } = await drawProgrammes('/programmes');
  expect(await rowsThere()).toHaveLength(30);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^All \d+ programmes$/);
  expect(screen.queryByRole('region', { name: 'Your level' })).toBeNull();
  const more = screen.getAllByRole('button', { name: /^Show \d+ more$/ }).at(-1);
  await user.click(more ?? document.body);
  expect(address()).toBe('/programmes?shown=60');
  expect(codes().length).toBeGreaterThan(30);
});

test('what is typed is found by interest, and stands in the address', async () => {
  const { user } = await drawProgrammes('/programmes', { language: 'tc' });
  await rowsThere();
  await user.type(screen.getByRole('textbox', { name: '搜尋課程' }), '機械人');
  await waitFor(() => expect(address()).toBe('/programmes?q=機械人'));
  expect(codes()).toContain('JS4408');
  expect(codes()).not.toContain('JS4412');
  await user.click(screen.getByRole('button', { name: '清除搜尋' }));
  expect(address()).toBe('/programmes');
});

test('filters count what they would leave, narrow the list, and can be taken away', async () => {
  const { user } = await drawProgrammes('/programmes');
  await rowsThere();
  const before = Number(/\d+/.exec(screen.getByRole('heading', { level: 2 }).textContent ?? '')?.[0]);
  const option = chip('Institution', /^CUHK/);
  const left = Number(/\d+$/.exec(option.textContent ?? '')?.[0]);
  expect(left).toBeGreaterThan(0);
  await user.click(option);
  await screen.findByRole('heading', { level: 2, name: `${left} of ${before} programmes` });
  expect(codes().every((code) => code.startsWith('JS4'))).toBe(true);
  await user.click(chip('Gives much weight to', /^Physics/));
  expect(address()).toBe('/programmes?institution=CUHK&counts=PHY');
  await user.click(screen.getByRole('button', { name: 'Remove: CUHK' }));
  expect(address()).toBe('/programmes?counts=PHY');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/programmes');
});

test('an address opens what it was made for, and what it mistypes narrows nothing', async () => {
  await drawProgrammes('/programmes?institution=HKUST,NONE&field=alchemy&sort=name&shown=nine');
  expect((await rowsThere()).length).toBeGreaterThan(2);
  expect(codes().every((code) => code.startsWith('JS5'))).toBe(true);
  expect(screen.getByRole('combobox', { name: 'Sort:' })).toHaveProperty('value', 'name');
  const titles = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent ?? '');
  const listed = titles.slice(-codes().length);
  expect(listed).toEqual([...listed].sort(new Intl.Collator('en').compare));
});

test('with five grades each row has its level, which sorts and filters', async () => {
  keep({ grades: PUPIL });
  const { user } = await drawProgrammes('/programmes?q=JS4408');
  const [row] = await rowsThere();
  expect(row?.textContent).toContain('Risky');
  expect(row?.textContent).toContain('You 31.38, median 31.5 in 2025');
  expect(row?.textContent).toContain('43 offers to 339 who put it in Band A in 2025');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort:' }), 'your level');
  expect(address()).toBe('/programmes?q=JS4408&sort=level');
  expect(chip('Your level', /^Risky 1$/)).toBeDefined();
});

test('where nothing fits, each condition can be taken away', async () => {
  const { user } = await drawProgrammes('/programmes?q=JS4408&institution=HKU');
  expect(await screen.findByText('No programme fits all of this')).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: 'Remove: HKU' })[0] ?? document.body);
  expect(codes()).toEqual(['JS4408']);
});

test('programmes that cannot be loaded are asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  let works = false;
  answerWith(
    http.get('/api/programmes/:collection/columns', () =>
      works ? undefined : HttpResponse.json({ success: false, error: { code: 'internal' } }, { status: 404 }),
    ),
  );
  const { user } = await drawProgrammes('/programmes');
  expect((await screen.findByRole('alert')).textContent).toContain('The programmes could not be loaded');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowsThere()).toHaveLength(30);
});

test('on a phone the filters open in a sheet', async () => {
  const { user } = await drawProgrammes('/programmes', { width: 360 });
  await rowsThere();
  expect(screen.queryByRole('region', { name: 'Institution' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(chip('Institution', /^HKUST/));
  await user.click(screen.getByRole('button', { name: /^Show \d+ programmes$/ }));
  await waitFor(() => expect(address()).toBe('/programmes?institution=HKUST'));
});

test('two to four programmes are picked in the list and put side by side; a fifth is refused by name', async () => {
  const { user } = await drawProgrammes('/programmes');
  await rowsThere();
  const marks = await screen.findAllByRole('button', { name: /^Compare JS/ });
  const wanted = codes().slice(0, 5);
  const press = async (place: number) => user.click(marks[place] ?? document.body);
  await press(0);
  const bar = within(await screen.findByRole('region', { name: 'Compare' }));
  expect(bar.getByText('Choose one more to put beside it.')).toBeDefined();
  expect(bar.queryByRole('link')).toBeNull();
  for (const place of [1, 2, 3, 4]) await press(place);
  expect(
    await screen.findByText(`4 programmes stand side by side at most. Take one out before ${wanted[4]}.`),
  ).toBeDefined();
  await press(3);
  expect(marks.map((mark) => mark.getAttribute('aria-pressed')).slice(0, 5)).toEqual([
    'true',
    'true',
    'true',
    'false',
    'false',
  ]);
  const link = bar.getByRole('link', { name: 'Compare (3)' });
  expect(link.getAttribute('href')).toBe(`/compare?codes=${wanted.slice(0, 3).join(',')}`);
  await user.click(bar.getByRole('button', { name: 'Choose none to compare' }));
  expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
});
