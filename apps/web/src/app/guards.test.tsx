import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Session } from '../shared/session.ts';
import { drawRoutes } from '../testing/draw.tsx';
import { guard } from './guards.ts';
import type { Access } from './route-table.ts';

const visitor: Session = { kind: 'visitor' };
const pupil: Session = { kind: 'signedIn', userId: 'a', admin: false, preferredLanguage: null };
const admin: Session = { ...pupil, admin: true };

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const arriveAs = async (session: Session, access: Access) => {
  await drawRoutes(
    [
      {
        path: '/guarded',
        loader: guard(access, () => session),
        Component: Address,
        hydrateFallbackElement: null,
      },
      { path: '*', Component: Address },
    ],
    '/guarded?year=2026',
  );
};

describe('a guarded page', () => {
  test.each([
    ['a visitor to a signed-in page', visitor, 'signedIn', '/login?redirect=%2Fguarded%3Fyear%3D2026'],
    ['a visitor to a privileged page', visitor, 'privileged', '/'],
    ['a pupil to a privileged page', pupil, 'privileged', '/'],
    ['a pupil to the log-in page', pupil, 'visitorOnly', '/'],
  ] as const)('sends %s elsewhere', async (_, session, access, address) => {
    await arriveAs(session, access);
    expect(await screen.findByText(address)).toBeDefined();
  });

  test.each([
    ['a visitor into a public page', visitor, 'public'],
    ['a visitor into the log-in page', visitor, 'visitorOnly'],
    ['a pupil into a signed-in page', pupil, 'signedIn'],
    ['an admin into a privileged page', admin, 'privileged'],
  ] as const)('lets %s', async (_, session, access) => {
    await arriveAs(session, access);
    expect(await screen.findByText('/guarded?year=2026')).toBeDefined();
  });
});
