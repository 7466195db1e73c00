import { afterEach, expect, test, vi } from 'vitest';
import { preloadScripts } from './page-fetching.ts';

const AHEAD = {
  names: ['assets/list.js', 'assets/map.js', 'assets/shared.js'],
  pages: { '/programmes': { scripts: [0, 2] } },
  signedIn: { '/trajectory': { scripts: [1, 2] } },
};

function askedFor(path: string): readonly string[] {
  const asked: string[] = [];
  // Kept out of the head, because a test fetches nothing.
  vi.spyOn(document.head, 'append').mockImplementation((...tags) => {
    for (const tag of tags) if (tag instanceof HTMLLinkElement) asked.push(new URL(tag.href).pathname);
  });
  preloadScripts(path);
  return asked;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test('the scripts of a page are asked for as index.html names them', () => {
  const meta = document.createElement('meta');
  meta.name = 'ahead';
  meta.content = JSON.stringify(AHEAD);
  document.head.replaceChildren(meta);
  expect(askedFor('/programmes')).toEqual(['/assets/list.js', '/assets/shared.js']);
  expect(askedFor('/trajectory')).toEqual(['/assets/map.js', '/assets/shared.js']);
  expect(askedFor('/nowhere')).toEqual([]);
});

test('nothing is asked for where index.html names none', () => {
  expect(askedFor('/programmes')).toEqual([]);
});
