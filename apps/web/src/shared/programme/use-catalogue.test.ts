import { expect, test, vi } from 'vitest';
import { inTurns } from './use-catalogue.ts';

/** How many turns work takes whose every step takes so many milliseconds. */
async function turnsOf(steps: number, milliseconds: number): Promise<number> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const work = (function* (): Generator<undefined, string> {
    for (let step = 0; step < steps; step += 1) {
      now += milliseconds;
      yield;
    }
    return 'done';
  })();
  expect(await inTurns(work)).toBe('done');
  return timers.mock.calls.length;
}

test('short work is done in one turn', async () => {
  expect(await turnsOf(4, 1)).toBe(1);
});

test('long work leaves turns to the page in between', async () => {
  expect(await turnsOf(40, 1)).toBeGreaterThanOrEqual(5);
});

test('a step that takes longer than a turn is one', async () => {
  expect(await turnsOf(4, 60)).toBe(5);
});

test('what goes wrong is told', async () => {
  const failing = (function* (): Generator<undefined, string> {
    yield;
    throw new RangeError('no such programme');
  })();
  await expect(inTurns(failing)).rejects.toThrow('no such programme');
});
