import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

test('after so many failures in a row it rests, lets one through as a trial, and opens again on success', async () => {
  let time = 0;
  const { guard: guarded } = createCircuitBreaker(() => time, { failures: 2, restMs: 100 });
  let asked = 0;
  const failing = () => guarded(async () => Promise.reject(new Error(`failure ${++asked}`)));
  const working = () => guarded(async () => ++asked);
  await expect(failing()).rejects.toThrow('failure 1');
  expect(await working()).toBe(2);
  await expect(failing()).rejects.toThrow('failure 3');
  await expect(failing()).rejects.toThrow('failure 4');
  await expect(working()).rejects.toThrow('resting');
  time = 100;
  const trial = working();
  await expect(working()).rejects.toThrow('resting');
  expect(await trial).toBe(5);
  expect(await working()).toBe(6);
});
