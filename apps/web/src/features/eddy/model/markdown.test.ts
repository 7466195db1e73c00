import { describe, expect, test } from 'vitest';
import { blocksOf, closeOpenMarks, cutAtCodes, webAddress } from './markdown.ts';

test.each([
  ['A **bold', 'A **bold**'],
  ['A **bold** word', 'A **bold** word'],
  ['A **bold*', 'A **bold**'],
  ['A `code', 'A `code`'],
  ['One **two**\nthree **fo', 'One **two**\nthree **fo**'],
  ['Nothing', 'Nothing'],
  ['So:\n\n| Co', 'So:\n\n'],
  ['So:\n\n| Code | Level |\n| -', 'So:\n\n'],
  ['So:\n\n| Code | Level |\n| - | - |', 'So:\n\n| Code | Level |\n| - | - |'],
  ['| Code | Level |\n| - | - |\n| JS1204 | Sa', '| Code | Level |\n| - | - |\n| JS1204 | Sa'],
])('while it grows, %j is closed as %j', (text, closed) => expect(closeOpenMarks(text)).toBe(closed));

describe('an address', () => {
  test.each(['https://www.jupas.edu.hk/en/', 'http://example.hk/?a=b'])('%s may be followed', (address) =>
    expect(webAddress(address)).toBe(address),
  );

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'mailto:a@b.hk',
    'tel:999',
    '/eddy',
    '//evil.example',
    '',
  ])('%j may not', (address) => expect(webAddress(address)).toBeNull());
});

test('codes stand at the odd places', () => {
  expect(cutAtCodes('See JS1204 and JSSC02.')).toEqual(['See ', 'JS1204', ' and ', 'JSSC02', '.']);
  expect(cutAtCodes('JS12045 is none')).toEqual(['JS12045 is none']);
});

test('a text is parted into its blocks', () => {
  const text = '# A\n\nB\n\n- c\n- d\n\n| e |\n| - |\n| f |\n\n> g\n\n<div>h</div>';
  expect(blocksOf(text).map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'list',
    'table',
    'blockquote',
    'html',
  ]);
});
