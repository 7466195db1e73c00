import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { currentSession } from '../../shared/session.ts';
import { answerWith, openServer, refusal, sentTo } from '../../testing/account/fake-server.ts';
import { field, fillIn, NEEDED, submit } from '../../testing/account/registration.ts';
import { asVisitor, visit } from '../../testing/account/visit.tsx';
import { RegisterPage } from './register-page.tsx';

openServer();
asVisitor();

const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);

async function register(changes: Readonly<Record<string, string>> = {}, at = '/register') {
  const drawn = await visit(<RegisterPage />, { at });
  await fillIn(drawn.user, changes);
  await submit(drawn.user);
  return drawn;
}

describe('the fields', () => {
  test('that are required are asked for all at once, the focus on the first', async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await submit(user);
    await screen.findByText('First name required');
    expect(alerts()).toContain(
      'First name required. Last name required. Email required. Password required. School district required',
    );
    expect(document.activeElement).toBe(field('First name'));
    expect(sentTo('POST /api/register')).toEqual([]);
  });

  test('lose their highlight when they are edited, and the others keep it', async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await submit(user);
    await screen.findByText('First name required');
    await user.type(field('First name'), 'M');
    expect(field('First name').getAttribute('aria-invalid')).toBeNull();
    expect(field('Last name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('First name required')).toBeNull();
  });

  test.each([
    ['E-mail', 'mei@', 'Please enter a complete e-mail address, such as name@school.edu.hk'],
    ['Password', '1234567', 'Password: at least 8 characters'],
    ['Confirm password', 'another', 'Passwords do not match'],
    ['Username (optional)', 'a b', 'Username: 3 to 30 letters, digits, dots, hyphens or underscores'],
    ['Nickname', 'n'.repeat(101), 'Nickname: at most 100 characters'],
    ['Phone', '1'.repeat(31), 'Phone: at most 30 characters'],
    ['School name', 's'.repeat(201), 'School name: at most 200 characters'],
  ])('%s refuses %s', async (label, text, words) => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await fillIn(user, { [label]: '' });
    field(label).focus();
    await user.paste(text);
    await submit(user);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(sentTo('POST /api/register')).toEqual([]);
  });

  test('let password managers and phones help', async () => {
    await visit(<RegisterPage />, { at: '/register' });
    const helps = Object.keys(NEEDED).concat('Username (optional)', 'Phone');
    expect(helps.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'email',
      'new-password',
      'new-password',
      'username',
      'tel',
    ]);
  });

  test('show how strong the password is while it is typed', async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await user.type(field('Password'), 'abc');
    expect(screen.getByText('Too short: 5 more characters')).toBeDefined();
    await user.type(field('Password'), 'defgh');
    expect(screen.getByText('Easy to guess')).toBeDefined();
    await user.clear(field('Password'));
    await user.type(field('Password'), 'three quiet lamps, 1 boat');
    expect(screen.getByText('Very good length')).toBeDefined();
  });
});

describe('consent', () => {
  test('is mandatory: without it a warning and a highlight', async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await fillIn(user);
    await user.click(screen.getByRole('checkbox'));
    await submit(user);
    const warning = 'You must agree to the privacy statement to continue with registration';
    expect(await screen.findByText(warning)).toBeDefined();
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(sentTo('POST /api/register')).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    expect(screen.queryByText(warning)).toBeNull();
  });

  test('has the privacy statement beside it', async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await user.click(screen.getByText('Read the privacy statement'));
    expect(screen.getByText(/Personal Data \(Privacy\) Ordinance/)).toBeDefined();
    expect(screen.getByText(/2827 2827/)).toBeDefined();
  });
});

describe('a username', () => {
  const username = () => field('Username (optional)');

  test('is looked up half a second after the last key, once', async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await user.type(username(), 'taken');
    expect(screen.getByText('Checking whether it is free…')).toBeDefined();
    expect(sentTo('POST /api/check-username')).toEqual([]);
    expect(await screen.findByText('Taken. Please choose a different username')).toBeDefined();
    expect(sentTo('POST /api/check-username').map(({ body }) => body)).toEqual([{ username: 'taken' }]);
    await user.type(username(), '-not');
    expect(await screen.findByText('This username is free')).toBeDefined();
  });

  test('that is taken stops the registration, and says what to do', async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await fillIn(user, { 'Username (optional)': 'taken' });
    await screen.findByText('Taken. Please choose a different username');
    await submit(user);
    expect((await screen.findAllByText('Please choose a different username')).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(username());
    expect(sentTo('POST /api/register')).toEqual([]);
  });

  test('left empty is neither looked up nor complained about', async () => {
    await register();
    await screen.findByTestId('address');
    expect(sentTo('POST /api/check-username')).toEqual([]);
  });

  test('that could not be looked up does not stop anybody', async () => {
    answerWith(http.post('/api/check-username', () => refusal('internal')));
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await fillIn(user, { 'Username (optional)': 'mei-chan' });
    await screen.findByText(/^Could not check whether it is free/);
    await submit(user);
    expect(await screen.findByTestId('address')).toBeDefined();
  });

  test('too short to be one is not looked up', async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await user.type(username(), 'me');
    expect(screen.getByText('Leave it empty and we make one for you.')).toBeDefined();
  });
});

describe('registering', () => {
  test('sends what was typed, trimmed, in the language of the page, and signs in', async () => {
    await register({}, '/register?redirect=%2Fjupaselect');
    expect((await screen.findByTestId('address')).textContent).toBe('/jupaselect');
    expect(sentTo('POST /api/register')[0]?.body).toEqual({
      First_Name: 'Mei',
      Last_Name: 'Chan',
      Email_Address: 'mei@example.hk',
      School_District: 'shaTin',
      Password: 'correct horse 47',
      User_ID: '',
      Form: null,
      Title: null,
      Nickname: null,
      Gender: null,
      Tel: null,
      School_Name: null,
      preferred_language: 'en',
      agreed: true,
    });
    expect(currentSession().kind).toBe('signedIn');
  });

  test('tried again with the same data happens once; with other data it is another', async () => {
    answerWith(http.post('/api/register', () => HttpResponse.error()));
    const { user } = await register();
    const failed = 'Network error. Please check your connection and try again.';
    await screen.findByText(failed);
    await submit(user);
    await waitFor(() => expect(sentTo('POST /api/register')).toHaveLength(2));
    await screen.findByText(failed);
    await user.type(field('First name'), 'ling');
    await submit(user);
    await waitFor(() => expect(sentTo('POST /api/register')).toHaveLength(3));
    const [first, second, third] = sentTo('POST /api/register').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('cannot be pressed twice', async () => {
    answerWith(http.post('/api/register', () => delay('infinite')));
    await register();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Registering…' });
    expect(button.disabled).toBe(true);
  });

  test.each([
    [
      'a duplicate',
      () => refusal('conflict', { message: 'Such a user already exists' }),
      'A user already exists with this email or username.',
    ],
    [
      'invalid data',
      () => refusal('invalid_request'),
      'Invalid registration data. Please check your entries.',
    ],
    ['trouble at the server', () => refusal('unavailable'), 'Server error. Please try again later.'],
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
    ['no token', () => HttpResponse.json({ success: false }), 'Registration failed.'],
  ] as const)('that fails by %s is worded', async (_, answer, words) => {
    answerWith(http.post('/api/register', answer));
    await register();
    expect(await screen.findByText(words)).toBeDefined();
    expect(currentSession().kind).toBe('visitor');
  });

  test('shows at its fields what the server refused', async () => {
    const fields = [
      { field: 'Email_Address', problem: 'taken' },
      { field: 'Password', problem: 'tooCommon' },
    ];
    answerWith(http.post('/api/register', () => refusal('invalid_request', { params: { fields } })));
    await register();
    expect(await screen.findByText('This e-mail already has an account')).toBeDefined();
    expect(screen.getByText('This password is one of the commonest. Please choose another')).toBeDefined();
    expect(document.activeElement).toBe(field('E-mail'));
  });

  test.each(['tc', 'sc'] as const)('is worded in %s', async (language) => {
    const { user } = await visit(<RegisterPage />, { at: '/register', language });
    await user.click(screen.getByRole('button', { name: language === 'tc' ? '註冊' : '注册' }));
    const words = language === 'tc' ? '請輸入名字。請輸入姓氏。' : '请输入名字。请输入姓氏。';
    await waitFor(() => expect(alerts().join()).toContain(words));
  });

  test.each([
    ['en', 'First_Name', 'Last_Name'],
    ['tc', 'Last_Name', 'First_Name'],
    ['sc', 'Last_Name', 'First_Name'],
  ] as const)('asks in %s for the %s first, by keyboard too', async (language, first, second) => {
    const { user } = await visit(<RegisterPage />, { at: '/register', language });
    const [one, other, ...rest] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect([one?.name, other?.name]).toEqual([first, second]);
    expect(rest.some(({ name }) => name === first || name === second)).toBe(false);
    const name = { en: 'Register', tc: '註冊', sc: '注册' }[language];
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(document.activeElement).toBe(one));
    await user.tab();
    expect(document.activeElement).toBe(other);
  });
});
