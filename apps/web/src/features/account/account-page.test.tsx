import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginSession, currentSession } from '../../shared/session.ts';
import { answerWith, openServer, refusal, sentTo, server, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { asMei, visit } from '../../testing/account/visit.tsx';
import { enter } from '../../testing/enter.ts';
import { AccountPage } from './account-page.tsx';

openServer();
asMei();

const here = {
  id: 's1',
  device: 'Chrome, Android',
  createdAt: '2026-11-01T02:00:00.000Z',
  lastUsedAt: '2026-11-20T02:30:00.000Z',
  expiresAt: '2026-12-01T02:00:00.000Z',
  current: true,
};
let sessions = [here];

beforeEach(() => {
  sessions = [here, { ...here, id: 's2', device: 'Safari, iPhone', current: false }];
  answerWith(
    http.get('/api/auth/sessions', () => HttpResponse.json({ success: true, sessions })),
    http.delete('/api/auth/sessions/:id', ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ success: true });
    }),
  );
});

const open = () => visit(<AccountPage />, { at: '/account' });
const wrongPassword = (field: string) =>
  refusal('wrong_password', {
    message: 'The password is invalid',
    params: { fields: [{ field, problem: 'wrongPassword' }] },
  });

describe('the password', () => {
  const change = async (current: string, next: string, again = next) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Choose a new password' }));
    const first = await screen.findByLabelText('Current password');
    expect(document.activeElement).toBe(first);
    if (current) await enter(user, first, current);
    if (next) await enter(user, screen.getByLabelText('New password'), next);
    if (again) await enter(user, screen.getByLabelText('Confirm password'), again);
    await user.click(screen.getByRole('button', { name: 'Change the password' }));
  };

  test('is changed, and the fields are empty again', async () => {
    answerWith(http.post('/api/auth/password', () => HttpResponse.json({ success: true })));
    await change('correct horse 47', 'three quiet lamps');
    expect(await screen.findByText(/^Password changed/)).toBeDefined();
    expect(sentTo('POST /api/auth/password')[0]?.body).toEqual({
      current: 'correct horse 47',
      next: 'three quiet lamps',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });

  test.each([
    ['', '', '', 'Current password required'],
    ['old', 'short', 'short', 'New password: at least 8 characters'],
    ['old', 'three quiet lamps', 'three quiet lambs', 'Passwords do not match'],
  ])('from %j to %j and %j is refused here', async (current, next, again, words) => {
    await change(current, next, again);
    expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
    expect(sentTo('POST /api/auth/password')).toEqual([]);
  });

  test('that is wrong is said at its field, and nobody is signed out', async () => {
    answerWith(http.post('/api/auth/password', () => wrongPassword('current')));
    await change('wrong', 'three quiet lamps');
    expect((await screen.findAllByText('This password is not right')).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(currentSession().kind).toBe('signedIn');
  });
});

describe('the e-mail address', () => {
  test('not confirmed yet is said, with the link once more', async () => {
    server.user.value = recordOf({ email_confirmation_due: true });
    beginSession(TOKEN, server.user.value);
    const answer = { success: true, confirmation: 'sent' };
    answerWith(http.post('/api/auth/email/confirmation', () => HttpResponse.json(answer)));
    const { user } = await open();
    expect(screen.getByText(/^This address is not confirmed yet/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/^Sent to mei@example.hk/)).toBeDefined();
  });

  test('that is confirmed, or need not be, asks for nothing', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });

  const change = async (email: string, current: string) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Change the e-mail address' }));
    await screen.findByLabelText('New e-mail');
    if (email) await enter(user, screen.getByLabelText('New e-mail'), email);
    if (current) await enter(user, screen.getByLabelText('Current password'), current);
    await user.click(screen.getByRole('button', { name: 'Change the address' }));
  };
  const answered = (confirmation: 'sent' | 'done') =>
    answerWith(http.post('/api/auth/email', () => HttpResponse.json({ success: true, confirmation })));

  test.each([
    ['sent', /^A link is on its way to new@example.hk/],
    ['done', /^Your e-mail address is now new@example.hk/],
  ] as const)('asked for: %s is said', async (confirmation, words) => {
    answered(confirmation);
    await change('new@example.hk', 'correct horse 47');
    expect(await screen.findByText(words)).toBeDefined();
    expect(sentTo('POST /api/auth/email')[0]?.body).toEqual({
      email: 'new@example.hk',
      current: 'correct horse 47',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });

  test.each([
    ['', 'x', 'New e-mail required'],
    ['none', 'x', 'Please enter a complete e-mail address'],
    ['new@example.hk', '', 'Current password required'],
  ])('%j with %j is refused here', async (email, current, words) => {
    await change(email, current);
    expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
    expect(sentTo('POST /api/auth/email')).toEqual([]);
  });

  test('of somebody else, or with the wrong password, is said at its field', async () => {
    const params = { fields: [{ field: 'email', problem: 'taken' }] };
    answerWith(http.post('/api/auth/email', () => refusal('conflict', { params })));
    await change('new@example.hk', 'x');
    expect((await screen.findAllByText('This e-mail already has an account')).length).toBeGreaterThan(0);
  });
});

describe('the devices', () => {
  test('can all be logged out with the password', async () => {
    answerWith(http.delete('/api/auth/sessions', () => wrongPassword('password'), { once: true }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out on every device?' }));
    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    expect(await dialog.findByText('This password is not right')).toBeDefined();
    answerWith(http.delete('/api/auth/sessions', () => HttpResponse.json({ success: true })));
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/');
    expect(currentSession().kind).toBe('visitor');
  });

  test('are listed with this one marked', async () => {
    await open();
    const row = (await screen.findByText('Chrome, Android')).closest('li');
    expect(row?.textContent).toContain('This device');
    expect(row?.textContent).toMatch(/Last used 20 Nov 2026, \d\d:30 · since 1 Nov 2026/);
    expect(within(row ?? document.body).queryByRole('button')).toBeNull();
  });

  test.each(['tc', 'sc'] as const)('are written in %s with its own mark between', async (language) => {
    await visit(<AccountPage />, { at: '/account', language });
    expect(await screen.findByText('Safari、iPhone')).toBeDefined();
  });

  test('can be logged out one by one', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Log out Safari, iPhone/ }));
    expect(await screen.findByText('Safari, iPhone is logged out')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    expect(screen.getByText('No other device is logged in.')).toBeDefined();
  });

  test('that cannot be loaded can be asked for again', async () => {
    answerWith(http.get('/api/auth/sessions', () => refusal('unavailable'), { once: true }));
    const { user } = await open();
    await screen.findByText('Your devices could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chrome, Android')).toBeDefined();
  });

  test('can be logged out one by one once the password was given again', async () => {
    answerWith(
      http.delete('/api/auth/sessions/:id', () => refusal('password_required'), { once: true }),
      http.post('/api/auth/confirm-password', () => HttpResponse.json({ success: true })),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Log out Safari, iPhone/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your password, please' }));
    await user.type(dialog.getByLabelText('Password'), 'correct horse 47');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    expect(sentTo('POST /api/auth/confirm-password')[0]?.body).toEqual({ password: 'correct horse 47' });
  });
});

describe('the own data', () => {
  test('comes as a file', async () => {
    const { abilities: _, agreement_due: __, email_confirmation_due: ___, ...user } = recordOf();
    const everything = { exportedAt: '2026-11-20T02:30:00.000Z', user };
    answerWith(http.get('/api/auth/export', () => HttpResponse.json({ ...everything })));
    const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user: mei } = await open();
    await mei.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(press).toHaveBeenCalledOnce());
    const [link] = press.mock.contexts;
    expect(link instanceof HTMLAnchorElement && link.download).toBe('lodestar-mei-chan-2026-11-20.json');
    const [blob] = file.mock.calls[0] ?? [];
    expect(blob instanceof Blob && JSON.parse(await blob.text())).toEqual(everything);
  });

  test('wants the password when it was given long ago, and then comes', async () => {
    answerWith(
      http.get('/api/auth/export', () => refusal('password_required'), { once: true }),
      http.post('/api/auth/confirm-password', () => refusal('unavailable'), { once: true }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your password, please' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that cannot be fetched is said', async () => {
    answerWith(http.get('/api/auth/export', () => refusal('forbidden')));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data could not be fetched.')).toBeDefined();
  });
});

describe('erasing', () => {
  const ask = async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Erase my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything?' }));
    return { user, dialog };
  };

  test('asks first, names what will be gone, and wants the password', async () => {
    const { user, dialog } = await ask();
    expect(dialog.getByText(/This cannot be undone/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
    expect(await dialog.findByText('Password required')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentSession().kind).toBe('signedIn');
  });

  test('with the wrong password erases nothing', async () => {
    answerWith(http.delete('/api/auth/me', () => wrongPassword('password')));
    const { user, dialog } = await ask();
    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
    expect(await dialog.findByText('This password is not right')).toBeDefined();
    expect(currentSession().kind).toBe('signedIn');
  });

  test('leaves nothing in the browser and goes home', async () => {
    answerWith(http.delete('/api/auth/me', () => HttpResponse.json({ success: true })));
    localStorage.setItem('lodestar.user.mei-chan.scores', '{}');
    localStorage.setItem('lodestar.theme', 'dark');
    const { user, dialog } = await ask();
    await user.type(dialog.getByLabelText('Password'), 'correct horse 47');
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/');
    expect(sentTo('DELETE /api/auth/me')[0]?.body).toEqual({ password: 'correct horse 47' });
    expect(Object.keys(localStorage).sort()).toEqual(['i18nextLng', 'lodestar.theme']);
    expect(currentSession().kind).toBe('visitor');
  });
});
