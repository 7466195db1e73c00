import { describe, expect, test } from 'vitest';
import { longestRange, paramsOf, viewOf } from './view.ts';

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

test.each([
  ['calls=7&users=90', '90'],
  ['calls=all&users=365', 'all'],
  ['signups=365', '30'],
])('the charts of routes in %j need the days of %s', (asked, range) => {
  expect(longestRange(view(asked))).toBe(range);
});
