import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawRoutes } from '../../../testing/draw.tsx';
import { HelpPage } from './help-page.tsx';
import type { KnownAnswer } from './knowledge/known-answers.ts';

const known = vi.hoisted(() => ({ asked: [] as unknown[], answers: [] as readonly KnownAnswer[] | null }));
vi.mock('./knowledge/ask-knowledge.ts', () => ({
  askKnowledge: async (question: unknown) => {
    known.asked.push(question);
    if (known.answers === null) throw new Error('offline');
    return known.answers;
  },
}));
beforeEach(() => {
  known.asked = [];
  known.answers = [];
});

const open = (at = '/help', language: 'en' | 'tc' = 'en') =>
  drawRoutes(
    [
      { path: '/help', Component: HelpPage },
      { path: '*', element: <p>elsewhere</p> },
    ],
    at,
    { language, namespaces: ['help'] },
  );

const questions = () => screen.getAllByRole('button', { expanded: false });
const search = (name = 'Search the answers') => screen.getByRole('textbox', { name });

test('asks ten questions, each closed at first', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help centre');
  expect(questions()).toHaveLength(10);
  expect(screen.queryByText(/Wait at least three months/)?.closest('[hidden]')).not.toBeNull();
});

test('every answer goes on to a page; the ability test takes four minutes, as it says itself', async () => {
  const { user } = await open();
  for (const question of questions()) await user.click(question);
  const leads = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(leads).toHaveLength(10);
  expect(leads).toEqual(expect.arrayContaining(['/eddy', '/trajectory', '/jupaselect', '/forgot-password']));
  expect(screen.getByText(/It takes about four minutes/)).toBeDefined();
});

test('a question opens and closes its answer', async () => {
  const { user } = await open();
  const question = screen.getByRole('button', { name: 'Can I take the test again?' });
  await user.click(question);
  expect(question.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/Wait at least three months/).closest('[hidden]')).toBeNull();
  expect(screen.getByRole('link', { name: 'Take the ability test' }).getAttribute('href')).toBe(
    '/personality-test',
  );
  await user.click(question);
  expect(question.getAttribute('aria-expanded')).toBe('false');
});

test('an address opens its answer', async () => {
  await open('/help#data-security');
  expect(screen.getByRole('button', { expanded: true }).textContent).toBe('Is my data safe?');
  expect(questions()).toHaveLength(9);
});

test('the search leaves what holds every word, in either script', async () => {
  const { user } = await open('/help', 'tc');
  await user.type(search('搜尋答案'), '密码');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 個答案'));
  const list = within(screen.getByRole('list'));
  expect(list.getAllByRole('listitem').map((item) => item.id)).toEqual([
    'information-needed',
    'data-security',
    'support',
  ]);
});

test('a search without an answer says so and leads back', async () => {
  const { user } = await open();
  await user.type(search(), 'zebra');
  expect(await screen.findByText('No answer to this yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all answers' }));
  expect(questions()).toHaveLength(10);
});

const RESULTS_DAY: KnownAnswer = {
  id: 'resultsDay',
  question: 'When is results day',
  answer: 'In July, early in the morning.',
  next: 'Get ready the night before',
  checkedOn: '2026-11-22',
  sources: [{ name: 'hkeaa.edu.hk', link: 'https://www.hkeaa.edu.hk/' }],
};

test('the search finds sourced answers beside its own, each with the pages it was read on', async () => {
  known.answers = [RESULTS_DAY];
  const { user } = await open();
  await user.type(search(), 'results day');
  await user.click(await screen.findByRole('button', { name: 'When is results day' }));
  expect(known.asked).toEqual([{ asked: 'results day', language: 'en' }]);
  expect(screen.getByText('In July, early in the morning.').closest('[hidden]')).toBeNull();
  expect(screen.getByText(/22 November 2026/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'hkeaa.edu.hk' }).getAttribute('href')).toBe(
    'https://www.hkeaa.edu.hk/',
  );
  expect(screen.queryByText('No answer to this yet')).toBeNull();
});

test('sourced answers that cannot be loaded are said to be missing', async () => {
  known.answers = null;
  const { user } = await open();
  await user.type(search(), 'data');
  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Is my data safe?' })).toBeDefined();
});

test('back leads to where one came from, else to the front door', async () => {
  const { user, visit } = await open('/elsewhere');
  await visit('/help');
  await user.click(await screen.findByRole('button', { name: 'Who is Eddy?' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('elsewhere')).toBeDefined();
});

test('whoever arrived from outside goes back to the front door', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('elsewhere')).toBeDefined();
});
