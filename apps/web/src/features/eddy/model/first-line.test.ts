import { describe, expect, test } from 'vitest';
import { readingOf } from './use-first-line.ts';

const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 500 });

describe('a reader of a list that was put at 400 of 1,500', () => {
  const put = at(400, 1_500);
  test.each([
    ['did nothing while it grew', at(400, 1_900), 'here'],
    ['was pushed back by a list that got shorter', at(240, 1_340), 'here'],
    ['read on', at(620, 1_500), 'on'],
    ['went back', at(100, 1_500), 'back'],
    ['went back while it grew', at(100, 1_900), 'back'],
  ])('%s', (_, now, reading) => expect(readingOf(put, now)).toBe(reading));

  test('is here again at the end of the list', () => {
    expect(readingOf(at(900, 1_400), at(870, 1_400))).toBe('here');
  });
});
