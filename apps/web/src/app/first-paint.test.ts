import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { htmlLang, languageOf } from '../shared/i18n/languages.ts';
import { FIRST_PAINT_LANGUAGES } from './first-paint.tsx';

const script = new Script(readFileSync(join(import.meta.dirname, '../../public/first-paint.js'), 'utf8'));
const root = document.documentElement;

const NAMES = [
  'index',
  'react',
  'en',
  'tc',
  'sc',
  'landing',
  'en-home',
  'own',
  'about',
  'charts',
  'en-counts',
  'work',
];
const place = (name: string) => NAMES.indexOf(name);
const NOTHING = { en: [], tc: [], sc: [] };

const AHEAD = {
  languages: FIRST_PAINT_LANGUAGES,
  names: NAMES.map((name) => `assets/${name}.js`),
  entry: place('index'),
  scripts: [place('react')],
  texts: { en: [place('en')], tc: [place('tc')], sc: [place('sc')] },
  pages: {
    '/': { drawn: '/', scripts: [place('landing')], texts: { ...NOTHING, en: [place('en-home')] } },
    '/programmes/:code': {
      drawn: '/programmes/:code',
      scripts: [place('own')],
      texts: NOTHING,
      calls: ['/api/programmes/:year/code/:code'],
      graded: { scripts: [place('charts')], calls: ['/api/programmes/:year/columns'] },
    },
  },
  signedIn: {
    '/': { drawn: 'dashboard', scripts: [place('own')], texts: NOTHING },
    '/about': { drawn: '/about', scripts: [place('about')], texts: NOTHING },
    '/analytics': {
      privileged: true,
      drawn: '/analytics',
      scripts: [place('charts')],
      texts: { ...NOTHING, en: [place('en-counts')] },
    },
  },
  session: { drawn: 'session', scripts: [place('work'), place('own')], texts: NOTHING },
};

function arrive(path: string, browserLanguage: string) {
  history.replaceState(null, '', path);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguage);
  script.runInThisContext();
}

const GRADED = ['CHI', 'ENG', 'MATH', 'PHY', 'CHEM'].map((code) => ({
  id: code,
  subjectCode: code,
  score: '4',
}));

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
  delete root.dataset.programme;
  delete root.dataset.hash;
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
      '/assets/en.js',
      '/assets/landing.js',
      '/assets/en-home.js',
      '/assets/index.js',
    ]);
  });

  test('whoever was signed in sees their own upper part at the front door, not that for visitors', () => {
    localStorage.setItem('token', 'one');
    arrive('/', 'en-GB');
    expect(root.dataset.first).toBe('dashboard');
    expect(asked.filter((path) => path === '/assets/own.js')).toHaveLength(1);
  });

  test('whoever was signed in is fetched on every page what brings their work', () => {
    arrive('/nowhere', 'en-GB');
    expect(asked).not.toContain('/assets/work.js');
    localStorage.setItem('token', 'one');
    asked = [];
    arrive('/nowhere', 'en-GB');
    expect(asked).toContain('/assets/work.js');
  });

  test('a programme’s own head is shown where the page says which it is, and its files are asked for anyhow', () => {
    arrive('/programmes/JS4412', 'en-GB');
    expect(root.dataset.first).toBe('other');
    expect(asked).toContain('/assets/own.js');
    root.dataset.programme = '';
    arrive('/programmes/JS4412', 'en-GB');
    expect(root.dataset.first).toBe('/programmes/:code');
  });

  test('a page for whoever is signed in is drawn ahead for nobody else', () => {
    arrive('/about', 'en-GB');
    expect(root.dataset.first).toBe('other');
    localStorage.setItem('token', 'one');
    arrive('/about', 'en-GB');
    expect(root.dataset.first).toBe('/about');
  });

  test('a page for privileged users is drawn ahead for no pupil, whose device asks for none of its files', () => {
    localStorage.setItem('token', 'one');
    for (const user of [null, '{', JSON.stringify({ User_ID: 'u1', admin: false })]) {
      if (user !== null) localStorage.setItem('user', user);
      arrive('/analytics', 'en-GB');
      expect(root.dataset.first).toBe('other');
    }
    expect(asked).not.toContain('/assets/charts.js');
  });

  test('whoever was signed in is fetched the files of a page that only they may see', () => {
    arrive('/analytics', 'en-GB');
    expect(asked).not.toContain('/assets/charts.js');
    asked = [];
    expect(root.dataset.first).toBe('other');
    localStorage.setItem('token', 'one');
    localStorage.setItem('user', JSON.stringify({ User_ID: 'u1', admin: true }));
    arrive('/analytics', 'en-GB');
    expect(root.dataset.first).toBe('/analytics');
    expect(asked).toEqual([
      '/assets/react.js',
      '/assets/en.js',
      '/assets/charts.js',
      '/assets/en-counts.js',
      '/assets/work.js',
      '/assets/own.js',
      '/assets/index.js',
    ]);
  });

  test('a path is known however it is written', () => {
    arrive('/Programmes/JS4412/', 'en-GB');
    expect(asked).toContain('/assets/own.js');
  });

  describe('what a page calls first is asked with its scripts', () => {
    const sent = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response()));
    beforeEach(() => {
      sent.mockClear();
      vi.stubGlobal('fetch', sent);
      root.dataset.year = 'Programmes_2026';
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      delete root.dataset.year;
      delete root.dataset.grades;
    });
    const called = () => sent.mock.calls.map(([path]) => path);

    test('once for whoever takes it up, and the year only for somebody with grades', () => {
      arrive('/programmes/js4412', 'en-GB');
      expect(called()).toEqual(['/api/programmes/Programmes_2026/code/JS4412']);
      expect([...(globalThis.askedAhead?.keys() ?? [])]).toEqual(called());
      expect(asked).not.toContain('/assets/charts.js');
      localStorage.setItem('lodestar.guest.scores', JSON.stringify(GRADED));
      sent.mockClear();
      arrive('/programmes/js4412', 'en-GB');
      expect(called()).toContain('/api/programmes/Programmes_2026/columns');
      expect(asked).toContain('/assets/charts.js');
    });

    test('as whoever is signed in', () => {
      localStorage.setItem('token', 'one');
      arrive('/programmes/js4412', 'en-GB');
      expect(sent.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer one' });
    });

    test('not where the page does not say the year', () => {
      delete root.dataset.year;
      arrive('/programmes/js4412', 'en-GB');
      expect(called()).toEqual([]);
    });
  });

  test('says whether there is anything behind the # of the address', () => {
    arrive('/#list', 'en-GB');
    expect(root.dataset.hash).toBeUndefined();
    arrive('/', 'en-GB');
    expect(root.dataset.hash).toBe('none');
  });

  test('the script waits for the paint of a part that is drawn ahead, and not for an outline of nothing', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const observed = vi.fn();
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        static supportedEntryTypes = ['paint'];
        observe = observed;
      },
    );
    arrive('/', 'en-GB');
    expect([observed.mock.calls.length, asked]).toEqual([1, []]);
    arrive('/analytics', 'en-GB');
    expect(asked).toContain('/assets/index.js');
  });

  test('many files are asked for a few at a time, the script at once', () => {
    vi.useFakeTimers();
    const parts = Array.from({ length: 25 }, (_, index) => `assets/part-${index}.js`);
    const meta = document.querySelector<HTMLMetaElement>('meta[name="ahead"]');
    const many = { drawn: '/many', scripts: parts.map((_, index) => NAMES.length + index), texts: NOTHING };
    if (meta)
      meta.content = JSON.stringify({
        ...AHEAD,
        names: [...AHEAD.names, ...parts],
        pages: { '/many': many },
      });
    arrive('/many', 'en-GB');
    expect(asked).toContain('/assets/index.js');
    expect(asked.length).toBeLessThanOrEqual(12);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(asked).toEqual(expect.arrayContaining(parts.map((part) => `/${part}`)));
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('a path without a page says so', () => {
    arrive('/nowhere', 'zh-HK');
    expect(root.dataset.first).toBe('unknown');
    expect(asked).toEqual(['/assets/react.js', '/assets/tc.js', '/assets/index.js']);
  });
});
