import { expect, test } from 'vitest';
import { pagesDrawnAhead } from './drawn-ahead.ts';

const part = (path: string, text: string) => `<main data-first-path="${path}">\n<h1>${text}</h1></main>`;
const inLanguage = (language: string, of: string) =>
  `<div lang="${language}"><header>bar</header>${of}</div>`;
const HTML = ['en', 'tc']
  .map((language) =>
    inLanguage(
      language,
      part('/', 'home') +
        part('/programmes', 'all') +
        part('/programmes/:code', 'one') +
        part('unknown', 'nothing here') +
        part('other', 'outline'),
    ),
  )
  .join('');
const pageOf = pagesDrawnAhead(HTML);
const titles = (path: string) =>
  [...pageOf(path).html.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, title]) => title);

test.each([
  ['/', 'home'],
  ['/programmes', 'all'],
  ['/programmes/', 'all'],
  ['/Programmes', 'all'],
  ['/programmes/JS4412', 'one'],
])('%s holds its own part in every language, and the outline', (path, own) => {
  expect(titles(path)).toEqual([own, 'outline', own, 'outline']);
});

test.each(['/programmes/JS4412/x', '/eddy', '//x'])(
  '%s, which none is drawn for, holds what is said there, and the outline',
  (path) => {
    expect(titles(path)).toEqual(['nothing here', 'outline', 'nothing here', 'outline']);
  },
);

test('the rest stays, and each page is made once', () => {
  expect(pageOf('/eddy').html.match(/bar/g)).toHaveLength(2);
  expect(pageOf('/programmes/JS1')).toBe(pageOf('/programmes/JS2'));
  expect(pagesDrawnAhead('<p>no parts</p>')('/').html).toBe('<p>no parts</p>');
});
