import { describe, expect, test } from 'vitest';
import type { Session } from '../shared/session.ts';
import { hasFooter, linkGroupsFor, linksIn, pathOf, ROUTES } from './route-table.ts';

const visitor: Session = { kind: 'visitor' };
const pupil: Session = { kind: 'signedIn', userId: 'a', admin: false, preferredLanguage: null };
const admin: Session = { ...pupil, admin: true };

const keysIn = (place: Parameters<typeof linksIn>[0], session: Session) =>
  linksIn(place, session).map(({ key }) => key);
const grouped = (session: Session) =>
  linkGroupsFor(session).flatMap(({ links }) => links.map(({ key }) => key));

describe('the links', () => {
  test('of a visitor are the public pages', () => {
    expect(keysIn('bar', visitor)).toEqual(['home', 'jupaselect', 'programmes']);
    expect(grouped(visitor)).toEqual(['help', 'survey']);
  });

  test('in the bar are six for a pupil and for an admin', () => {
    for (const session of [pupil, admin])
      expect(keysIn('bar', session)).toEqual([
        'home',
        'jupaselect',
        'programmes',
        'eddy',
        'trajectory',
        'report',
      ]);
  });

  test('in the menu are the other pages, those of the admins for admins only', () => {
    expect(grouped(pupil)).toEqual(['personalityTest', 'profile', 'account', 'help', 'about', 'survey']);
    expect(grouped(admin)).toEqual([...grouped(pupil), 'presentation', 'analytics', 'admin']);
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

test('every page has its address by its key', () => {
  for (const { key, path } of ROUTES) expect(pathOf(key)).toBe(path);
});
