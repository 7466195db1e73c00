import { expect, it } from 'vitest';
import { howMany } from './how-many.ts';
import { plainText } from './plain-text.ts';

it.each([
  ['suggest three programmes we could add', 3],
  ['give me 5 more', 5],
  ['two safe options please', 2],
  ['推薦三個科畀我', 3],
  ['推薦七個畀我', 7],
  ['帮我找两个', 2],
  ['what can i get into', null],
  ['第三個choice呢', null],
  ['i have 3 in english', null],
  ['what if they give me 4 in english', null],
  ['what if they give me 4', null],
  ['我選三科理科可以讀咩', null],
  ['my six choices', null],
  ['三個志願都唔得', null],
])('“%s” asks for %s', (text, count) => {
  expect(howMany(plainText(text))).toBe(count);
});
