import { expect, test, vi } from 'vitest';
import { readText, storedText, storeText } from './stored-value.ts';

const KEY = 'lodestar.test';
const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null);

test('what was stored is read again', () => {
  expect(readText(storedText(KEY), parse)).toEqual({ kind: 'none' });
  expect(storeText(KEY, '"kept"')).toBe(true);
  expect(readText(storedText(KEY), parse)).toEqual({ kind: 'read', value: 'kept' });
});

test.each(['{ broken', '17', 'null'])('%s is damaged', (text) => {
  expect(readText(text, parse)).toEqual({ kind: 'damaged' });
});

test('closed storage is empty and keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(storedText(KEY)).toBeNull();
  expect(storeText(KEY, 'lost')).toBe(false);
  vi.unstubAllGlobals();
});
