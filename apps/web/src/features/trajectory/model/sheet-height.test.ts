import { expect, test } from 'vitest';
import { boundHeight, heightForKey, restingHeight, sheetMost } from './sheet-height.ts';

const WINDOW = 740;
const MOST = 592;

test('the sheet is between 80 pixels and 80 per cent of the window', () => {
  expect(sheetMost(WINDOW)).toBe(MOST);
  expect([0, 80, 300.4, 9999].map((height) => boundHeight(height, WINDOW))).toEqual([80, 80, 300, MOST]);
});

test('let go near an end it goes there, else it stays', () => {
  expect([90, 300, 570].map((height) => restingHeight(height, WINDOW))).toEqual([80, 300, MOST]);
});

test.each([
  ['ArrowUp', 80, 128],
  ['ArrowDown', 100, 80],
  ['End', 80, MOST],
  ['Home', MOST, 80],
  ['Enter', 80, MOST],
  [' ', 300, 80],
  ['Escape', 300, 80],
  ['x', 300, null],
])('%j at %d leads to %s', (key, height, next) => expect(heightForKey(key, height, WINDOW)).toBe(next));
