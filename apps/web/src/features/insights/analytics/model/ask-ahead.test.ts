import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedUserOf, storeUser } from '../../../../shared/session/stored-user.ts';
import { TOKEN_KEY } from '../../../../shared/session/token.ts';
import { currentSession, endSession, restoreSession } from '../../../../shared/session.ts';
import { openServer, server, TOKEN } from '../../../../testing/account/fake-server.ts';
import { recordOf } from '../../../../testing/account/records.ts';
import { askAhead } from './use-analytics.ts';

openServer();
beforeEach(() => endSession('loggedOut'));

/** Somebody whose token the browser has kept, and who has not been asked for yet. */
function comeBack(admin: boolean): void {
  localStorage.setItem(TOKEN_KEY, TOKEN);
  storeUser(storedUserOf(recordOf({ admin })));
  restoreSession();
  expect(currentSession().kind).toBe('checking');
}

const asked = () => server.sent.map(({ call }) => call).filter((call) => !call.endsWith('/api/auth/me'));

test('whoever was an admin is not kept waiting for the check of the token', async () => {
  comeBack(true);
  history.replaceState(null, '', '/analytics?users=90&calls=7');
  const prefetch = vi.spyOn(QueryClient.prototype, 'prefetchQuery');
  askAhead(new QueryClient());
  await Promise.all(prefetch.mock.results.map(({ value }) => value));
  expect(asked().toSorted()).toEqual([
    'GET /api/analytics/user-stats',
    'GET /api/usage/aggregated-stats',
    'GET /api/usage/daily-analytics',
  ]);
  expect(prefetch.mock.calls.map(([{ queryKey }]) => queryKey?.at(-1))).toContain(90);
});

test('for a pupil or a visitor nothing is asked', () => {
  askAhead(new QueryClient());
  comeBack(false);
  askAhead(new QueryClient());
  expect(asked()).toEqual([]);
});
