import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginSession, endSession, type SessionEnd } from '../../shared/session.ts';
import { forgetWork } from '../../shared/work/device-value.ts';
import { CHOICES_WORK } from '../../shared/work/pupil-work.ts';
import { openServer, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { drawRoutes } from '../../testing/draw.tsx';
import { useSessionEnd } from '../guards.tsx';

openServer();

function Page() {
  const { pathname, search } = useLocation();
  useSessionEnd();
  return <p data-testid="address">{pathname + search}</p>;
}

beforeEach(() => {
  endSession('loggedOut');
  beginSession(TOKEN, recordOf());
});

const end = async (at: string, why: SessionEnd) => {
  await drawRoutes([{ path: '*', Component: Page }], at);
  act(() => endSession(why));
  return screen.getByTestId('address').textContent;
};

describe('a session that ends', () => {
  test.each([
    ['/edit-profile?x=1', 'refused', '/login?redirect=%2Fedit-profile%3Fx%3D1'],
    ['/account', 'elsewhere', '/login?redirect=%2Faccount'],
    ['/jupaselect', 'refused', '/jupaselect'],
    ['/account', 'loggedOut', '/account'],
  ] as const)('at %s because it was %s leads to %s', async (at, why, address) => {
    expect(await end(at, why)).toBe(address);
  });

  test('from outside is said', async () => {
    await end('/jupaselect', 'refused');
    expect(await screen.findByText('You have been signed out. Please log in again.')).toBeDefined();
  });

  test('before everything was saved says that it waits', async () => {
    CHOICES_WORK.account(recordOf().User_ID).change(() => ['JS6901']);
    await end('/jupaselect', 'refused');
    expect(await screen.findByText(/Log in again to save your last changes/)).toBeDefined();
    forgetWork();
  });
});
