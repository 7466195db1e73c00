import { expect, test } from 'vitest';
import { loginPathFor, safeRedirect } from './safe-redirect.ts';

test.each([
  ['/eddy?chat=1#end', '/eddy?chat=1#end'],
  ['https://elsewhere.test/eddy', '/'],
  ['//elsewhere.test/eddy', '/'],
  ['/.//elsewhere.test', '/'],
  ['/\\elsewhere.test', '/'],
  ['/\t/elsewhere.test', '/'],
  ['javascript:alert(1)', '/'],
  ['jupaselect', '/'],
  ['', '/'],
  [null, '/'],
])('after signing in, %s leads to %s', (wanted, path) => {
  expect(safeRedirect(wanted)).toBe(path);
});

test('the way to the log-in page remembers where somebody wanted to go', () => {
  const { searchParams } = new URL(loginPathFor('/eddy?chat=1&a=b'), 'https://lodestar.test');
  expect(safeRedirect(searchParams.get('redirect'))).toBe('/eddy?chat=1&a=b');
});
