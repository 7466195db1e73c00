import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith, openServer, refusal, sentTo, server, TOKEN } from '../testing/account/fake-server.ts';
import { recordOf } from '../testing/account/records.ts';
import {
  beginSession,
  confirmAgain,
  currentSession,
  currentUserRecord,
  endSession,
  lastSessionEnd,
  restoreSession,
  settledSession,
  watchSession,
} from './session.ts';

openServer();

const STORED = { User_ID: 'mei-chan', UID: 'b8a3', User_Role: 'Stu', admin: false, preferred_language: 'tc' };
const MEI = { kind: 'signedIn', userId: 'mei-chan', admin: false, preferredLanguage: 'tc' };

function store({ token = TOKEN, user = JSON.stringify(STORED) } = {}): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user', user);
}

beforeEach(() => endSession('loggedOut'));

describe('at the start', () => {
  test('somebody without a token is a visitor', async () => {
    restoreSession();
    expect(await settledSession()).toEqual({ kind: 'visitor' });
    expect(server.sent).toEqual([]);
  });

  test('a saved token is checked, and whoever it was is known meanwhile', async () => {
    store();
    server.user.value = recordOf({ preferred_language: 'sc', admin: true });
    restoreSession();
    expect(currentSession()).toEqual({ kind: 'checking', known: MEI });
    expect(await settledSession()).toEqual({ ...MEI, preferredLanguage: 'sc', admin: true });
    expect(sentTo('GET /api/auth/me')).toHaveLength(1);
    expect(sentTo('GET /api/auth/me')[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ admin: true });
    expect(currentUserRecord()?.Nickname).toBeNull();
  });

  test.each([401, 403, 404])('a token that is refused with %i is removed', async (status) => {
    store();
    answerWith(http.get('/api/auth/me', () => new HttpResponse(null, { status })));
    restoreSession();
    expect(await settledSession()).toEqual({ kind: 'visitor' });
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(lastSessionEnd()).toBe('refused');
  });

  test.each([
    ['no connection', () => HttpResponse.error()],
    ['trouble at the server', () => refusal('unavailable')],
  ])('with %s whoever was known stays signed in', async (_, answer) => {
    store();
    answerWith(http.get('/api/auth/me', answer));
    restoreSession();
    expect(await settledSession()).toEqual(MEI);
    expect(localStorage.getItem('token')).toBe(TOKEN);
  });

  test.each(['{ broken', '17', '{"User_ID":""}'])('a stored user %s is not believed', async (user) => {
    store({ user });
    answerWith(http.get('/api/auth/me', () => HttpResponse.error()));
    restoreSession();
    expect(currentSession()).toEqual({ kind: 'checking', known: null });
    expect(await settledSession()).toEqual({ kind: 'visitor' });
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('an answer without a user', () => {
  const empty = [
    ['null', () => HttpResponse.json(null)],
    ['{}', () => HttpResponse.json({})],
    ['nothing', () => new HttpResponse('')],
  ] as const;

  test.each(empty)('%s reloads the page once per sign-in, then falls back', async (_, answer) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    store();
    answerWith(http.get('/api/auth/me', answer));
    for (const visit of [1, 2, 3]) {
      restoreSession();
      expect(await settledSession(), `visit ${visit}`).toEqual(MEI);
    }
    expect(reload).toHaveBeenCalledOnce();
    beginSession(TOKEN, recordOf());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });
});

describe('after signing in', () => {
  test('token and ids are stored, no name, address or phone', () => {
    beginSession(TOKEN, recordOf());
    expect(currentSession()).toEqual({ ...MEI, preferredLanguage: 'en' });
    expect(Object.keys(JSON.parse(localStorage.getItem('user') ?? '')).sort()).toEqual([
      'UID',
      'User_ID',
      'User_Role',
      'admin',
      'preferred_language',
    ]);
  });

  test('the profile is fetched; when that fails the user of the answer stands', async () => {
    answerWith(http.get('/api/auth/me', () => refusal('internal'), { once: true }));
    beginSession(TOKEN, recordOf({ Nickname: 'Mimi' }));
    await waitFor(() => expect(sentTo('GET /api/auth/me')).toHaveLength(1));
    expect(currentUserRecord()?.Nickname).toBe('Mimi');
    server.user.value = recordOf({ Nickname: 'Mi' });
    confirmAgain();
    await waitFor(() => expect(currentUserRecord()?.Nickname).toBe('Mi'));
    confirmAgain();
    expect(sentTo('GET /api/auth/me')).toHaveLength(2);
  });
});

describe('a session that goes on', () => {
  test('ends when a call is refused with its token', async () => {
    const stop = watchSession();
    beginSession(TOKEN, recordOf());
    answerWith(http.get('/api/auth/sessions', () => refusal('unauthenticated')));
    const { call } = await import('./api/call.ts');
    await call('listSessions').catch(() => undefined);
    expect(currentSession().kind).toBe('visitor');
    expect(lastSessionEnd()).toBe('refused');
    stop();
  });

  test('does not end when the refused call had another token', async () => {
    const stop = watchSession();
    beginSession('older-token', recordOf());
    answerWith(
      http.get('/api/auth/sessions', () => {
        beginSession(TOKEN, recordOf());
        return refusal('unauthenticated');
      }),
    );
    const { call } = await import('./api/call.ts');
    await call('listSessions').catch(() => undefined);
    expect(currentSession()).toMatchObject({ kind: 'signedIn' });
    stop();
  });

  test('follows another tab out and in', async () => {
    const stop = watchSession();
    beginSession(TOKEN, recordOf());
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: TOKEN, newValue: null }));
    expect(currentSession()).toEqual({ kind: 'visitor' });
    expect(lastSessionEnd()).toBe('elsewhere');
    store();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: null, newValue: TOKEN }));
    expect(await settledSession()).toMatchObject({ kind: 'signedIn', userId: 'mei-chan' });
    stop();
  });
});
