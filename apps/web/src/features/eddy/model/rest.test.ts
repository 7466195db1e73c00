import { expect, test } from 'vitest';
import { beginUse, continueUse, putOffRest, restDue } from '../components/rest-reminder.tsx';

const MINUTE = 60_000;

/** Talk with something said every few minutes, from minute 0 to `until`. */
function talk(until: number, every = 5) {
  let use = beginUse(0);
  for (let minute = every; minute <= until; minute += every) use = continueUse(use, minute * MINUTE);
  return use;
}

test('a short talk asks for no break', () => expect(restDue(talk(40), 40 * MINUTE)).toBeNull());

test('three quarters of an hour do', () => expect(restDue(talk(45), 45 * MINUTE)).toBe(45));

test('a pause counts as the break', () => {
  const paused = continueUse(talk(40), 52 * MINUTE);
  expect(restDue(paused, 52 * MINUTE)).toBeNull();
  expect(paused.since).toBe(52 * MINUTE);
});

test('nobody is asked who is not talking', () => expect(restDue(talk(45), 60 * MINUTE)).toBeNull());

test('once seen, the next one comes after as long again', () => {
  const seen = putOffRest(talk(45), 45 * MINUTE);
  const on = continueUse(continueUse(seen, 54 * MINUTE), 60 * MINUTE);
  expect(restDue(on, 60 * MINUTE)).toBeNull();
  let later = on;
  for (let minute = 65; minute <= 90; minute += 5) later = continueUse(later, minute * MINUTE);
  expect(restDue(later, 90 * MINUTE)).toBe(90);
});
