import { expect, test, vi } from 'vitest';
import { parseInstitutions } from './guest-storage.ts';
import { readStored, writeStored } from './stored-value.ts';

const KEY = 'lodestar.test';
const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null);

test('what was written is read again', () => {
  expect(readStored(KEY, parse)).toEqual({ kind: 'none' });
  expect(writeStored(KEY, 'kept')).toBe(true);
  expect(readStored(KEY, parse)).toEqual({ kind: 'read', value: 'kept' });
});

test.each(['{ broken', '17', 'null'])('%s is damaged', (text) => {
  localStorage.setItem(KEY, text);
  expect(readStored(KEY, parse)).toEqual({ kind: 'damaged' });
});

test('closed storage is empty and keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored(KEY, parse)).toEqual({ kind: 'none' });
  expect(writeStored(KEY, 'lost')).toBe(false);
  vi.unstubAllGlobals();
});

test('institutions come in display order, unknown ones make them damaged', () => {
  expect(parseInstitutions(['CityU', 'HKU'])).toEqual(['HKU', 'CityU']);
  expect(parseInstitutions([])).toEqual([]);
  expect(parseInstitutions(['Oxford'])).toBeNull();
  expect(parseInstitutions({})).toBeNull();
});
