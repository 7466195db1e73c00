import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { htmlLang, languageOf } from '../shared/i18n/languages.ts';
import { FIRST_PAINT_MARKUP } from './first-paint.tsx';

const script = new Script(readFileSync(join(import.meta.dirname, '../../public/first-paint.js'), 'utf8'));
const root = document.documentElement;

const AHEAD = {
  entry: '/assets/index.js',
  scripts: ['/assets/react.js'],
  texts: { en: ['/assets/en.js'], tc: ['/assets/tc.js'], sc: ['/assets/sc.js'] },
  pages: {
    '/': { scripts: ['/assets/landing.js'], texts: { en: ['/assets/en-home.js'], tc: [], sc: [] } },
  },
};

function arrive(path: string, browserLanguage: string) {
  history.replaceState(null, '', path);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguage);
  script.runInThisContext();
}

/** What the script puts into the head, kept out of it because a test fetches nothing. */
let asked: string[] = [];

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'ahead';
  meta.content = JSON.stringify(AHEAD);
  document.head.replaceChildren(meta);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  asked = [];
  vi.spyOn(document.head, 'append').mockImplementation((...tags) => {
    for (const tag of tags) {
      if (tag instanceof HTMLLinkElement) asked.push(new URL(tag.href).pathname);
      if (tag instanceof HTMLScriptElement) asked.push(new URL(tag.src).pathname);
    }
  });
});
afterEach(() => {
  document.head.replaceChildren();
  delete root.dataset.theme;
  delete root.dataset.first;
  root.lang = 'en';
});

describe('before the first paint', () => {
  test.each(['zh-CN', 'zh-Hans-HK', 'zh-HK', 'zh-TW', 'zh', 'en-GB', 'ja', 'fr'])(
    'the language of %s is the one the page will take',
    (tag) => {
      arrive('/', tag);
      expect(root.lang).toBe(htmlLang(languageOf(tag)));
    },
  );

  test('the address goes before the stored choice, and that before the browser', () => {
    localStorage.setItem('i18nextLng', 'tc');
    arrive('/', 'en-GB');
    expect(root.lang).toBe('zh-Hant-HK');
    arrive('/?lng=sc', 'en-GB');
    expect(root.lang).toBe('zh-Hans');
  });

  test('the stored theme is taken', () => {
    localStorage.setItem('lodestar.theme', 'dark');
    arrive('/', 'en-GB');
    expect(root.dataset.theme).toBe('dark');
  });

  test('a known path shows its own upper part and asks for its files', () => {
    arrive('/', 'en-GB');
    expect(root.dataset.first).toBe('/');
    expect(asked).toEqual([
      '/assets/react.js',
      '/assets/landing.js',
      '/assets/en-home.js',
      '/assets/index.js',
    ]);
  });

  test('whoever was signed in sees an outline at the front door, not the page for visitors', () => {
    localStorage.setItem('token', 'one');
    arrive('/', 'en-GB');
    expect(root.dataset.first).toBe('other');
  });

  test('any other path shows an outline', () => {
    arrive('/nowhere', 'zh-HK');
    expect(root.dataset.first).toBe('other');
    expect(asked).toEqual(['/assets/react.js', '/assets/tc.js', '/assets/index.js']);
  });
});

describe('what is drawn ahead', () => {
  const page = document.createElement('div');
  page.innerHTML = FIRST_PAINT_MARKUP;
  const drawn = [...page.querySelectorAll('.first-paint')];

  test('is there in every language, with the headings of its pages', () => {
    expect(drawn.map((part) => part.getAttribute('lang'))).toEqual(['en', 'zh-Hant-HK', 'zh-Hans']);
    expect(
      drawn.map((part) => part.querySelector('[data-first-path="/jupaselect"] h1')?.textContent),
    ).not.toContain('');
    expect(drawn[0]?.querySelector('[data-first-path="/"] h1')?.textContent).toContain('Know where');
    expect(drawn[1]?.querySelector('[data-first-path="/"] h1')?.textContent).toContain('選科之前');
    expect(drawn[0]?.querySelectorAll('[data-first-path="/help"] li')).toHaveLength(10);
  });

  test('leads on by links and has no button that takes a press in vain', () => {
    expect(drawn[0]?.querySelector('a[href="/jupaselect"]')).not.toBeNull();
    expect([...page.querySelectorAll('button')].every((button) => button.hasAttribute('inert'))).toBe(true);
  });
});
