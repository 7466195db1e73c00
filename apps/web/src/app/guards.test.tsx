import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginSession, endSession, restoreSession } from '../shared/session.ts';
import { answerWith, openServer, server, TOKEN } from '../testing/account/fake-server.ts';
import { recordOf } from '../testing/account/records.ts';
import { drawRoutes } from '../testing/draw.tsx';
import { Guarded } from './guards.tsx';
import type { Access } from './route-table.ts';

type Who = 'visitor' | 'pupil' | 'admin';

openServer();
beforeEach(() => endSession('loggedOut'));

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const arriveHere = async (access: Access) => {
  const guarded = (
    <Guarded access={access}>
      <Address />
    </Guarded>
  );
  await drawRoutes(
    [
      { path: '/guarded', element: guarded },
      { path: '*', Component: Address },
    ],
    '/guarded?year=2026',
  );
};

const arriveAs = async (who: Who, access: Access) => {
  server.user.value = recordOf({ admin: who === 'admin' });
  if (who !== 'visitor') beginSession(TOKEN, server.user.value);
  await arriveHere(access);
};

describe('a guarded page', () => {
  test.each([
    ['a visitor to a signed-in page', 'visitor', 'signedIn', '/login?redirect=%2Fguarded%3Fyear%3D2026'],
    ['a visitor to a privileged page', 'visitor', 'privileged', '/'],
    ['a pupil to a privileged page', 'pupil', 'privileged', '/'],
    ['a pupil to the log-in page', 'pupil', 'visitorOnly', '/'],
  ] as const)('sends %s elsewhere', async (_, who, access, address) => {
    await arriveAs(who, access);
    expect(await screen.findByText(address)).toBeDefined();
  });

  test.each([
    ['a visitor into a public page', 'visitor', 'public'],
    ['a visitor into the log-in page', 'visitor', 'visitorOnly'],
    ['a pupil into a signed-in page', 'pupil', 'signedIn'],
    ['an admin into a privileged page', 'admin', 'privileged'],
  ] as const)('lets %s', async (_, who, access) => {
    await arriveAs(who, access);
    expect(await screen.findByText('/guarded?year=2026')).toBeDefined();
  });

  test('waits until a saved token has been checked', async () => {
    const { promise: checked, resolve: answer } = Promise.withResolvers<void>();
    answerWith(http.get('/api/auth/me', () => checked.then(() => HttpResponse.json(recordOf()))));
    localStorage.setItem('token', TOKEN);
    restoreSession();
    await arriveHere('signedIn');
    expect(screen.queryByText('/guarded?year=2026')).toBeNull();
    answer();
    expect(await screen.findByText('/guarded?year=2026')).toBeDefined();
  });

  test('keeps whoever is in, whatever becomes of the session', async () => {
    await arriveAs('pupil', 'signedIn');
    act(() => endSession('loggedOut'));
    expect(screen.getByText('/guarded?year=2026')).toBeDefined();
  });
});
