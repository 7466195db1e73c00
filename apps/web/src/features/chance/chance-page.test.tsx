import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueries } from '../../app/query-scope.tsx';
import type { Language } from '../../shared/i18n/languages.ts';
import { drawRoutes } from '../../testing/draw.tsx';
import { keep, PUPIL } from '../../testing/programme/pupil.ts';
import { realYear } from '../../testing/programme/real-year.ts';
import { openWire } from '../../testing/programme/wire.ts';
import { ChancePage } from './chance-page.tsx';
import { SurePage } from './sure/sure-page.tsx';

openWire();

const LIST = ['JS4412', 'JS4408', 'JS1204', 'JS7225'];

function drawChances(at: string, language: Language = 'en') {
  const queries = createQueries();
  const paths = { grades: '/jupaselect', sure: '/how-sure' };
  const routes = [
    {
      path: '/chance',
      element: (
        <QueryClientProvider client={queries}>
          <ChancePage paths={paths} />
        </QueryClientProvider>
      ),
    },
    { path: '/how-sure', element: <SurePage chancePath="/chance" /> },
  ];
  return drawRoutes(routes, at, { language, namespaces: ['chance', 'sure', 'admission'] });
}

test('without grades and a list the page says what it needs', async () => {
  await drawChances('/chance');
  expect(await screen.findByText('First a list and five grades')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To JUPASelect' }).getAttribute('href')).toBe('/jupaselect');
});

test('where the list is thin, the chance of nothing stands first', async () => {
  keep({ grades: PUPIL, choices: LIST.slice(0, 2) });
  await drawChances('/chance');
  const nothing = await screen.findByRole('region', { name: 'Chance of no offer from this list' });
  expect(nothing.textContent).toMatch(/about \d+ in 100.*Chance of at least one offer/);
});

test('the chances of a list that holds are told, and each choice has two numbers that a sentence says', async () => {
  keep({ grades: PUPIL, choices: LIST });
  await drawChances('/chance');
  const any = await screen.findByRole('region', { name: 'Chance of at least one offer' });
  expect(any.textContent).toMatch(/(?:about \d+|over 97) in 100.*Chance of no offer from this list/);
  expect(within(any).getByRole('img').getAttribute('aria-label')).toMatch(/^Of 100 such years: JS\d/);
  expect(screen.getByText(/Your score would clear the bar of JS4408 in about \d+ of 100/)).toBeTruthy();
  expect(screen.getAllByText('clears').length).toBe(screen.getAllByText('your offer').length);
  const moves = screen.getByRole('region', { name: 'What moves it' });
  expect(moves.textContent).toContain('The line rises as in 2025');
});

test('before results a lower grade that may come makes nothing more likely, and names who says so', async () => {
  keep({ grades: PUPIL, choices: LIST });
  const { user } = await drawChances('/chance?mode=before');
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Mathematics.*: lowest$/ }), '2');
  expect(await screen.findByText(/^A lower grade hurts most in: Mathematics/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'mock examination' }));
  expect(screen.getByText('As said by: mock examination.')).toBeTruthy();
  expect(screen.getByText('Kept on this device.')).toBeTruthy();
  const stored: unknown = JSON.parse(localStorage.getItem('lodestar.guest.expectedGrades') ?? 'null');
  expect(stored).toMatchObject({ who: 'mock', spreads: { MAT: { low: '2' } } });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByText(/^Most fragile/)).toBeNull());
});

test('a whole list of twenty is asked about in its place, by name', async () => {
  const codes = realYear(2026)
    .programmes.map(({ code }) => code)
    .filter((_, place) => place % 8 === 0)
    .slice(0, 20);
  const choices = codes.map((code) => ({ code }));
  const whole = { id: 'l-whole', name: 'My twenty', kind: 'full', choices } as const;
  keep({ grades: PUPIL, choices: LIST, lists: [whole] });
  const { user } = await drawChances('/chance');
  await screen.findByText(LIST[3] ?? '');
  await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'My twenty');
  expect(await screen.findByRole('region', { name: 'Band E' })).toBeTruthy();
  for (const code of codes) expect(screen.getAllByText(code).length).toBeGreaterThan(0);
});

test('results day goes from grades to a typed Yes and a checklist', async () => {
  keep({ grades: PUPIL, choices: LIST });
  const { user } = await drawChances('/chance?mode=day');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('My grades are in');
  await press('Show what would help');
  await press('This is my list');
  await user.type(screen.getByRole('textbox', { name: 'Type Yes' }), 'yes');
  await press('Hand in (exercise)');
  expect(await screen.findByText('Type Yes exactly, with a capital Y.')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Type Yes' }));
  await user.type(screen.getByRole('textbox', { name: 'Type Yes' }), 'Yes');
  await press('Hand in (exercise)');
  expect(await screen.findByRole('button', { name: 'Print the checklist' })).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Your list' })).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Clearing Round' })).toBeTruthy();
});

test.each(['en', 'tc', 'sc'] as const)(
  'how sure it is, is told with the years held (%s)',
  async (language) => {
    await drawChances('/how-sure', language);
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/\d+: \d+/);
    expect(screen.getAllByRole('table')).toHaveLength(2);
    expect(screen.getByText('2024 → 2025').closest('tr')?.textContent).toContain('79%');
  },
);
