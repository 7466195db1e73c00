import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { currentSession } from '../../shared/session.ts';
import {
  answerWith,
  DEVICE_TOKEN,
  openServer,
  PASSWORD,
  refusal,
  sentTo,
  server,
  TOKEN,
} from '../../testing/account/fake-server.ts';
import { asVisitor, visit } from '../../testing/account/visit.tsx';
import { enter } from '../../testing/enter.ts';
import { LoginPage } from './login-page.tsx';

openServer();
asVisitor();

const identifier = () => screen.getByLabelText('Username or e-mail');
const password = () => screen.getByLabelText('Password');

async function logIn(name: string, secret: string, at = '/login') {
  const drawn = await visit(<LoginPage />, { at });
  if (name) await enter(drawn.user, identifier(), name);
  if (secret) await enter(drawn.user, password(), secret);
  await drawn.user.click(screen.getByRole('button', { name: 'Log in' }));
  return drawn;
}

describe('logging in', () => {
  test('asks for both fields, and puts the focus on the first', async () => {
    await logIn('', '');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Username or e-mail required. Password required',
    );
    expect(document.activeElement).toBe(identifier());
    expect(sentTo('POST /api/auth/login')).toEqual([]);
  });

  test('takes an identifier with an at-sign for an e-mail address', async () => {
    await logIn(' mei@example.hk ', PASSWORD);
    await screen.findByTestId('address');
    expect(sentTo('POST /api/auth/login')[0]?.body).toEqual({ email: 'mei@example.hk', password: PASSWORD });
  });

  test('takes every other for a username, and keeps token and ids only', async () => {
    await logIn('mei-chan', PASSWORD);
    expect((await screen.findByTestId('address')).textContent).toBe('/');
    expect(sentTo('POST /api/auth/login')[0]?.body).toEqual({ username: 'mei-chan', password: PASSWORD });
    expect(localStorage.getItem('token')).toBe(TOKEN);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      User_ID: 'mei-chan',
      UID: 'b8a3',
      User_Role: 'Stu',
      admin: false,
      preferred_language: 'en',
    });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Mei"|Chan"|example\.hk|9123/);
  });

  test.each([
    ['/login?redirect=%2Feddy%3Fchat%3D1', '/eddy?chat=1'],
    ['/login?redirect=https%3A%2F%2Felsewhere.test%2F', '/'],
  ])('from %s leads to %s', async (at, address) => {
    await logIn('mei-chan', PASSWORD, at);
    expect((await screen.findByTestId('address')).textContent).toBe(address);
  });

  test('stays signed in when the profile cannot be fetched afterwards', async () => {
    answerWith(http.get('/api/auth/me', () => refusal('internal')));
    await logIn('mei-chan', PASSWORD);
    await screen.findByTestId('address');
    await waitFor(() => expect(sentTo('GET /api/auth/me')).toHaveLength(1));
    expect(currentSession()).toMatchObject({ kind: 'signedIn', userId: 'mei-chan' });
  });

  test('keeps what the device is known by, and sends it the next time', async () => {
    await logIn('mei-chan', PASSWORD);
    await waitFor(() => expect(localStorage.getItem('lodestar.device')).toBe(DEVICE_TOKEN));
    const first = sentTo('POST /api/auth/login')[0];
    expect(first?.body).not.toHaveProperty('deviceToken');
    cleanup();
    await logIn('mei-chan', PASSWORD);
    await waitFor(() =>
      expect(sentTo('POST /api/auth/login')[1]?.body).toHaveProperty('deviceToken', DEVICE_TOKEN),
    );
  });

  test('shows the password on demand', async () => {
    const { user } = await visit(<LoginPage />, { at: '/login' });
    expect(password().getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(password().getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Hide the password', pressed: true })).toBeDefined();
  });

  test('lets password managers find their fields', async () => {
    await visit(<LoginPage />, { at: '/login' });
    expect(identifier().getAttribute('autocomplete')).toBe('username');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
  });
});

describe('a failed login', () => {
  const refusals = [
    [
      'a wrong password',
      () => refusal('unauthenticated', { message: 'Invalid credentials' }),
      'Invalid username or password.',
    ],
    [
      'a locked account',
      () => refusal('account_locked', { message: 'locked', params: { retryAfterSeconds: 890 } }),
      'Account temporarily locked due to too many failed attempts. Try again in 15 minutes.',
    ],
    [
      'a lock of unknown length',
      () => HttpResponse.json({ message: 'Too many attempts' }, { status: 403 }),
      'Account temporarily locked due to too many failed attempts.',
    ],
    ['trouble at the server', () => refusal('internal'), 'Server error. Please try again later.'],
    [
      'an answer without words',
      () => new HttpResponse('<p>', { status: 502 }),
      'Server error. Please try again later.',
    ],
    [
      'a lost connection',
      () => HttpResponse.error(),
      'Network error. Please check your connection and try again.',
    ],
    [
      'words of its own',
      () => HttpResponse.json({ message: 'Closed for the night' }, { status: 403 }),
      'Closed for the night',
    ],
    ['no token', () => HttpResponse.json({}), 'Login failed.'],
  ] as const;

  test.each(refusals)('by %s is worded', async (_, answer, words) => {
    answerWith(http.post('/api/auth/login', answer));
    await logIn('mei-chan', 'something');
    expect(await screen.findByText(words)).toBeDefined();
    expect(currentSession().kind).toBe('visitor');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('is worded in Chinese too', async () => {
    const { user } = await visit(<LoginPage />, { at: '/login', language: 'tc' });
    await user.type(screen.getByLabelText('用戶名稱或電郵'), 'mei');
    await user.type(screen.getByLabelText('密碼'), 'wrong');
    await user.click(screen.getByRole('button', { name: '登入' }));
    expect(await screen.findByText('用戶名稱或密碼不正確。')).toBeDefined();
    expect(server.sent).toHaveLength(1);
  });
});

describe('a second factor', () => {
  test('is asked for once the password is right, and sent with it', async () => {
    answerWith(
      http.post('/api/auth/login', () => HttpResponse.json({ ...secondFactorBody }, { status: 401 }), {
        once: true,
      }),
    );
    const { user } = await logIn('mei-chan', PASSWORD);
    const code = await screen.findByLabelText('Code');
    expect(screen.getByText('Please enter the code of your second factor.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findAllByText(/Code required/)).length).toBeGreaterThan(0);
    answerWith(
      http.post(
        '/api/auth/login',
        () =>
          refusal('unauthenticated', { message: 'The code is invalid', params: { reason: 'invalidCode' } }),
        { once: true },
      ),
    );
    await user.type(code, '000000');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/^This code is not right/)).toBeDefined();
    await user.clear(code);
    await user.type(code, '123 456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByTestId('address');
    expect(sentTo('POST /api/auth/login').at(-1)?.body).toEqual({
      username: 'mei-chan',
      password: PASSWORD,
      code: '123 456',
    });
  });
});

const secondFactorBody = {
  success: false,
  code: 'second_factor_required',
  message: 'A code of the second factor is required',
  params: {},
  requestId: 'r-1',
};
