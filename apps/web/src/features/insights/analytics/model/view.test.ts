import { describe, expect, test } from 'vitest';
import { longer, paramsOf, viewOf } from './view.ts';

const view = (query: string) => viewOf(new URLSearchParams(query));

describe('the address', () => {
  test.each([
    ['', ''],
    ['signups=90&calls=all&callsTop=16&order=total', 'order=total&signups=90&calls=all&callsTop=16'],
    ['users=7&usersTop=all&shared=1', 'users=7&usersTop=all&shared=1'],
    ['signups=31&callsTop=5&order=x&shared=yes', ''],
    ['signups=30&callsTop=8', ''],
  ])('%j is the view of %j', (asked, told) => {
    expect(paramsOf(view(asked)).toString()).toBe(told);
  });
});

test('the longer of two ranges', () => {
  expect(longer('7', '90')).toBe('90');
  expect(longer('all', '365')).toBe('all');
});
