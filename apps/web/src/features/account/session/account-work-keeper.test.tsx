import { type Grades, gradesOf, initialScoreTable, setScore } from '@lodestar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { CHOICES_WORK, SCORES_WORK, tableWithGrades } from '../../../shared/work/pupil-work.ts';
import { WorkNote } from '../../../shared/work/saving.tsx';
import { answerWith, openServer, refusal, sentTo, server } from '../../../testing/account/fake-server.ts';
import { asMei, visit } from '../../../testing/account/visit.tsx';
import { AccountWorkKeeper } from './account-work-keeper.tsx';

openServer();
asMei();

const GUEST: Grades = { CHI: '3', BIO: '5' };

function keepAsGuest(grades: Grades, codes: readonly string[]): void {
  localStorage.setItem('lodestar.guest.scores', JSON.stringify(tableWithGrades(initialScoreTable(), grades)));
  localStorage.setItem('lodestar.guest.choices', JSON.stringify(codes));
}

const guestKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('lodestar.guest.'));
const grades = () => gradesOf(SCORES_WORK.account('mei-chan').snapshot().value);
const codes = () => CHOICES_WORK.account('mei-chan').snapshot().value;

const signIn = () =>
  visit(
    <>
      <AccountWorkKeeper userId="mei-chan" />
      <WorkNote part="scores" guest="" />
    </>,
  );

const bothHold = () => {
  keepAsGuest(GUEST, ['JS1001', 'JS1002']);
  server.scores = { value: { 'Chinese Language': '5', PHY: '4' }, version: 1 };
  server.order = { value: { JS1002: 0, JS1003: 1 }, version: 1 };
};
const question = () => screen.findByRole('dialog', { name: 'Which work do you want to keep?' });
const answered = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a guest’s work', () => {
  test('comes along into an empty account, and leaves the device', async () => {
    keepAsGuest(GUEST, ['JS1001']);
    await signIn();
    expect(
      await screen.findByText('What you entered before logging in is now in your account.'),
    ).toBeDefined();
    await waitFor(() => expect(server.order.value).toEqual({ JS1001: 0 }));
    await waitFor(() => expect(server.scores.value).toEqual({ 'Chinese Language': '3', BIO: '5' }));
    expect(guestKeys()).toEqual([]);
  });

  test('that is the same as the account’s is not asked about', async () => {
    keepAsGuest({ CHI: '5' }, []);
    server.scores = { value: { 'Chinese Language': '5' }, version: 1 };
    await signIn();
    await waitFor(() => expect(guestKeys()).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo('POST /api/dse-scores/save')).toEqual([]);
  });

  test('is asked about when both sides hold something; nothing is overwritten before', async () => {
    bothHold();
    await signIn();
    const dialog = await question();
    expect(await within(dialog).findByText('Chinese 5')).toBeDefined();
    expect(dialog.textContent).toContain('2 grades');
    expect(dialog.textContent).toContain('Biology 5');
    expect(grades()).toEqual({ CHI: '5', PHY: '4' });
    expect(guestKeys().sort()).toEqual(['lodestar.guest.choices', 'lodestar.guest.scores']);
    expect(sentTo('POST /api/dse-scores/save')).toEqual([]);
  });

  test.each([
    ['Keep the account’s', { CHI: '5', PHY: '4' }, ['JS1002', 'JS1003']],
    ['Use this device’s', { CHI: '3', BIO: '5' }, ['JS1001', 'JS1002']],
    ['Combine both', { CHI: '5', PHY: '4', BIO: '5' }, ['JS1002', 'JS1003', 'JS1001']],
  ])('%s', async (name, wantedGrades, wantedCodes) => {
    bothHold();
    const { user } = await signIn();
    await question();
    await user.click(screen.getByRole('button', { name }));
    await answered();
    expect(grades()).toEqual(wantedGrades);
    expect(codes()).toEqual(wantedCodes);
    expect(guestKeys()).toEqual([]);
    await waitFor(() =>
      expect(server.order.value).toEqual(Object.fromEntries(wantedCodes.map((code, rank) => [code, rank]))),
    );
  });

  test('may be left for later', async () => {
    bothHold();
    const { user } = await signIn();
    await question();
    await user.keyboard('{Escape}');
    await answered();
    expect(codes()).toEqual(['JS1002', 'JS1003']);
    expect(guestKeys()).toContain('lodestar.guest.scores');
  });
});

describe('saving', () => {
  const change = () => SCORES_WORK.account('mei-chan').change((table) => setScore(table, 'ENG', '5'));

  test('is said where the work is entered', async () => {
    await signIn();
    await screen.findByText('Saved to your account after every change.');
    change();
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(server.scores.value).toEqual({ 'English Language': '5' });
  });

  test('that fails is said in red, with a way to try again', async () => {
    const { user } = await signIn();
    await screen.findByText('Saved to your account after every change.');
    answerWith(http.post('/api/dse-scores/save', () => refusal('unavailable'), { once: true }));
    change();
    expect((await screen.findByText('Failed to save your grades.')).className).toContain('text-danger');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  test('begins again when the connection returns', async () => {
    await signIn();
    await screen.findByText('Saved to your account after every change.');
    answerWith(http.post('/api/dse-scores/save', () => Response.error(), { once: true }));
    change();
    await screen.findByText('Kept on this device, and sent again when the connection returns.');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  test('that cannot load what is saved says so', async () => {
    answerWith(http.get('/api/dse-scores/load', () => refusal('unavailable'), { once: true }));
    const { user } = await signIn();
    await screen.findByText('Failed to load your saved grades.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved to your account after every change.')).toBeDefined();
  });
});
