import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '../../shared/i18n/languages.ts';
import { drawRoutes } from '../../testing/draw.tsx';
import { keep, PUPIL } from '../../testing/programme/pupil.ts';
import { openWire } from '../../testing/programme/wire.ts';
import { ChancePage } from './chance-page.tsx';
import { SurePage } from './sure/sure-page.tsx';

openWire();
configure({ asyncUtilTimeout: 8000 });

const LIST = ['JS4412', 'JS4408', 'JS1204', 'JS7225'];

function drawChances(at: string, language: Language = 'en') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
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

test('the chance of nothing stands first, and each choice has two numbers that a sentence says', async () => {
  keep({ grades: PUPIL, choices: LIST });
  await drawChances('/chance');
  const nothing = await screen.findByRole('region', { name: 'Chance of no offer from this list' });
  expect(nothing.textContent).toMatch(/(?:about \d+|under 3|over 97) in 100/);
  expect(within(nothing).getByRole('img').getAttribute('aria-label')).toMatch(/^Of 100 such years: JS\d/);
  expect(screen.getByText(/Your score would clear the bar of JS4408 in about \d+ of 100/)).toBeTruthy();
  expect(screen.getAllByText('clears').length).toBe(screen.getAllByText('your offer').length);
  const moves = screen.getByRole('region', { name: 'What moves it' });
  expect(moves.textContent).toContain('The line rises as in 2025');
});

test('before results a lower grade that may come makes nothing more likely, and names who says so', async () => {
  keep({ grades: PUPIL, choices: LIST });
  const { user } = await drawChances('/chance?mode=before');
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Mathematics.*: lowest$/ }), '2');
  expect(await screen.findByText(/^Most fragile: Mathematics/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'mock examination' }));
  expect(screen.getByText('As said by: mock examination.')).toBeTruthy();
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
