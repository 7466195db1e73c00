import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { answerWith, openServer, refusal, sentTo, server } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { asMei, visit } from '../../testing/account/visit.tsx';
import { AbilityTestPage } from './ability-test-page.tsx';
import { loadStatements } from './api/load-statements.ts';

openServer();
asMei();

const KEY = 'lodestar.user.mei-chan.abilityTest';
const file = await loadStatements();
const total = file.statements.length;

const open = (language: 'en' | 'tc' | 'sc' = 'en') =>
  visit(<AbilityTestPage file={file} reportPath="/view-report" />, {
    at: '/personality-test',
    language,
    namespaces: ['ability'],
  });

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const answer = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const keepAnswers = (level: number, position = total - 1) =>
  localStorage.setItem(
    KEY,
    JSON.stringify({ position, answers: Array.from({ length: total }, () => level) }),
  );

describe('a test under way', () => {
  test('shows one statement with its five answers and where it stands', async () => {
    await open();
    expect(screen.getByText(`Question 1 of ${total}`)).toBeDefined();
    const group = screen.getByRole('radiogroup', { name: file.statements[0]?.en ?? '' });
    expect(group).toBeDefined();
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'Unable to do1',
      'May do but uncomfortable2',
      'Should be fine3',
      'No problem in general4',
      'Piece of cake5',
    ]);
    expect(button('Previous').disabled).toBe(true);
    expect(button('Next').disabled).toBe(true);
  });

  test('goes on once the statement is answered, and back', async () => {
    const { user } = await open();
    await user.click(answer('Should be fine'));
    await user.click(button('Next'));
    expect(screen.getByText(`Question 2 of ${total}`)).toBeDefined();
    expect(document.activeElement?.textContent).toBe(file.statements[1]?.en);
    expect(button('Next').disabled).toBe(true);
    await user.click(button('Previous'));
    expect(answer('Should be fine').checked).toBe(true);
  });

  test('goes on by itself a moment after an answer is pressed, and Back undoes it', async () => {
    const { user } = await open();
    expect(screen.getByText('about 4 minutes left')).toBeDefined();
    await user.click(answer('Should be fine'));
    await screen.findByText(`Question 2 of ${total}`);
    await user.click(button('Previous'));
    expect(answer('Should be fine').checked).toBe(true);
    await user.click(answer('Should be fine'));
    await screen.findByText(`Question 2 of ${total}`);
  });

  test('does not go on by itself with reduced motion', async () => {
    const list = matchMedia('all');
    vi.spyOn(list, 'matches', 'get').mockReturnValue(true);
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(list);
    await open();
    vi.useFakeTimers();
    fireEvent.click(answer('Should be fine'), { detail: 1 });
    act(() => vi.advanceTimersByTime(5000));
    vi.useRealTimers();
    expect(answer('Should be fine').checked).toBe(true);
    expect(screen.getByText(`Question 1 of ${total}`)).toBeDefined();
  });

  test('takes keys 1 to 5 and no others', async () => {
    const { user } = await open();
    await user.keyboard('6');
    expect(button('Next').disabled).toBe(true);
    await user.keyboard('5');
    expect(answer('Piece of cake').checked).toBe(true);
    await user.keyboard('1');
    expect(answer('Unable to do').checked).toBe(true);
  });

  test('goes on with Enter from the first moment, on every question and after going back', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    expect(screen.getByText(`Question 1 of ${total}`)).toBeDefined();
    await user.keyboard('3');
    expect(document.activeElement).toBe(answer('Should be fine'));
    await user.keyboard('{Enter}');
    expect(screen.getByText(`Question 2 of ${total}`)).toBeDefined();
    expect(document.activeElement?.textContent).toBe(file.statements[1]?.en);
    await user.keyboard('{Enter}');
    expect(screen.getByText(`Question 2 of ${total}`)).toBeDefined();
    await user.keyboard('5{Enter}1{Enter}');
    expect(screen.getByText(`Question 4 of ${total}`)).toBeDefined();
    await user.click(button('Previous'));
    expect(screen.getByText(`Question 3 of ${total}`)).toBeDefined();
    expect(document.activeElement?.textContent).toBe(file.statements[2]?.en);
    await user.keyboard('{Enter}2{Enter}');
    expect(screen.getByText(`Question 5 of ${total}`)).toBeDefined();
  });

  test('goes back with Enter on Previous', async () => {
    const { user } = await open();
    await user.keyboard('3{Enter}');
    button('Previous').focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText(`Question 1 of ${total}`)).toBeDefined();
  });

  test('is submitted with Enter after its last answer, once', async () => {
    keepAnswers(2);
    const { user } = await open();
    await user.keyboard('4{Enter}{Enter}');
    await screen.findByTestId('address');
    expect(sentTo('POST /api/database/write')).toHaveLength(1);
  });

  test('survives a reload', async () => {
    const { user, unmount } = await open();
    await user.keyboard('4');
    await user.click(button('Next'));
    unmount();
    await open();
    expect(screen.getByText(`Question 2 of ${total}`)).toBeDefined();
    await user.click(button('Previous'));
    expect(answer('No problem in general').checked).toBe(true);
  });

  test('begins anew and says so when what was kept is damaged', async () => {
    localStorage.setItem(KEY, JSON.stringify({ position: 3, answers: [1, 9] }));
    await open();
    expect(screen.getByText(/could not be read/)).toBeDefined();
    expect(screen.getByText(`Question 1 of ${total}`)).toBeDefined();
  });

  test.each([
    ['tc', `第 1 題，共 ${total} 題`, '輕而易舉'],
    ['sc', `第 1 题，共 ${total} 题`, '轻而易举'],
  ] as const)('is worded in %s', async (language, question, best) => {
    await open(language);
    expect(screen.getByText(question)).toBeDefined();
    expect(screen.getByText(best)).toBeDefined();
    expect(screen.getByRole('radiogroup', { name: file.statements[0]?.[language] ?? '' })).toBeDefined();
  });
});

describe('a finished test', () => {
  test('is saved with its scores, asks for a new recommendation, is forgotten here and leads to the report', async () => {
    keepAnswers(4);
    server.user.value = recordOf({ Nickname: 'Mimi', needs_recommendation_regeneration: false });
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await user.click(button('Submit'));
    expect((await screen.findByTestId('address')).textContent).toBe('/view-report');
    expect(server.user.value).toEqual(
      recordOf({
        Nickname: 'Mimi',
        ability_6d: [5, 5, 5, 5, 5, 5],
        needs_recommendation_regeneration: true,
      }),
    );
    expect(localStorage.getItem(KEY)).not.toContain('4');
  });

  test('is submitted once, however often the button is pressed', async () => {
    keepAnswers(2);
    const { user } = await open();
    await user.dblClick(button('Submit'));
    await screen.findByTestId('address');
    expect(sentTo('POST /api/database/write')).toHaveLength(1);
    expect(server.user.value.ability_6d).toEqual([3.1, 3.1, 3.1, 3.1, 3.1, 3.1]);
  });

  test('waits for its last answer', async () => {
    const answers = Array.from({ length: total }, (_, index) => (index === total - 1 ? null : 2));
    localStorage.setItem(KEY, JSON.stringify({ position: total - 1, answers }));
    await open();
    expect(button('Submit').disabled).toBe(true);
  });

  test.each([
    [
      'the server refuses',
      http.post('/api/database/write', () => refusal('internal')),
      'Your result could not be saved. Please try again.',
    ],
    [
      'the connection is gone',
      http.post('/api/database/write', () => HttpResponse.error()),
      'Network error occurred. Please check your connection and try again.',
    ],
    [
      'there is no user',
      http.post('/api/database/read', () => HttpResponse.json({})),
      'No user data found. Please log in again.',
    ],
  ])('says so and keeps the answers when %s', async (_, handler, words) => {
    keepAnswers(3);
    answerWith(handler);
    const { user } = await open();
    await user.click(button('Submit'));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    await waitFor(() => expect(button('Submit').disabled).toBe(false));
    expect(answer('No problem in general').checked).toBe(true);
  });
});

test('whoever took the test before is told, before the first answer alone, to wait three months', async () => {
  server.user.value = recordOf({ ability_6d: [3, 3, 3, 3, 3, 3] });
  const { user } = await open();
  expect(await screen.findByText(/at least three months/)).toBeDefined();
  await user.click(answer('No problem in general'));
  expect(await screen.findByText(/^Question 2 of/)).toBeDefined();
  expect(screen.queryByText(/at least three months/)).toBeNull();
});
