import { describe, expect, test } from 'vitest';
import type { Session } from '../shared/session.ts';
import { hasFooter, navigationFor, ROUTES, type Route } from './route-table.ts';

const visitor: Session = { kind: 'visitor' };
const pupil: Session = { kind: 'signedIn', userId: 'a', admin: false, preferredLanguage: null };
const admin: Session = { ...pupil, admin: true };

const allBuilt: readonly Route[] = ROUTES.map((route) => ({ ...route, built: true }));
const linksOf = (session: Session, routes?: readonly Route[]) =>
  navigationFor(session, routes).map((route) => route.key);

describe('the links', () => {
  test('lead only to pages that are built', () => {
    const built = new Set(ROUTES.filter((route) => route.built).map((route) => route.key));
    expect(linksOf(admin).every((key) => built.has(key))).toBe(true);
  });

  test('of a visitor are the public pages', () => {
    expect(linksOf(visitor, allBuilt)).toEqual(['home', 'jupaselect', 'help', 'survey']);
  });

  test('of a pupil include the signed-in pages but not the privileged ones', () => {
    expect(linksOf(pupil, allBuilt)).toEqual(
      expect.arrayContaining(['about', 'personalityTest', 'eddy', 'trajectory', 'report', 'profile']),
    );
    expect(linksOf(pupil, allBuilt)).not.toEqual(expect.arrayContaining(['analytics']));
    expect(linksOf(pupil, allBuilt)).not.toEqual(expect.arrayContaining(['presentation']));
  });

  test('of an admin include presentation and analytics', () => {
    expect(linksOf(admin, allBuilt)).toEqual(expect.arrayContaining(['presentation', 'analytics']));
  });
});

test.each([
  ['/', true],
  ['/jupaselect', true],
  ['/trajectory', false],
  ['/eddy', false],
])('at %s the footer is there: %s', (path, there) => {
  expect(hasFooter(path)).toBe(there);
});
