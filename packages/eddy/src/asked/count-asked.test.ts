import { expect, it } from 'vitest';
import { countAsked } from './count-asked.ts';
import { plainText } from './plain-text.ts';

it.each([
  ['suggest three programmes we could add', 3],
  ['give me 5 more', 5],
  ['two safe options please', 2],
  ['推薦三個科畀我', 3],
  ['帮我找两个', 2],
  ['what can i get into', null],
  ['第三個choice呢', null],
  ['i have 3 in english', null],
  ['my six choices', null],
  ['三個志願都唔得', null],
])('“%s” asks for %s', (text, count) => {
  expect(countAsked(plainText(text))).toBe(count);
});
