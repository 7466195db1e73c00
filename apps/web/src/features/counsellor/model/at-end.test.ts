import { describe, expect, test } from 'vitest';
import { isNearEnd, isStillKept } from './at-end.ts';

const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 500 });

test('near the end counts as being there', () => {
  expect([isNearEnd(at(500, 1_000)), isNearEnd(at(455, 1_000)), isNearEnd(at(450, 1_000))]).toEqual([
    true,
    true,
    false,
  ]);
});

describe('a list at its end', () => {
  const end = at(500, 1_000);
  test.each([
    ['grew before its scrolling was told', at(500, 1_300), true],
    ['got shorter and was pushed back', at(340, 840), true],
    ['was scrolled back a little', at(480, 1_000), true],
    ['was scrolled back by its reader', at(300, 1_000), false],
    ['was scrolled back while it grew', at(300, 1_300), false],
  ])('that %s', (_, now, kept) => expect(isStillKept(end, now)).toBe(kept));
});
