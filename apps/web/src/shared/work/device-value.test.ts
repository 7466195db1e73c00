import { expect, test } from 'vitest';
import { deviceValue } from './device-value.ts';

const KEY = 'lodestar.guest.test';

/** Named things: reading them from storage gives each a fresh name, as it does the rows of a score table. */
const NAMED = {
  parse: (stored: unknown) =>
    Array.isArray(stored) ? stored.map((_, index) => ({ name: `read-${index}` })) : null,
  initial: (): readonly { readonly name: string }[] => [],
};

test('goes on from what it shows, and so does not rename what is on the page', () => {
  const value = deviceValue(KEY, NAMED);
  value.change(() => [{ name: 'first' }, { name: 'second' }]);
  value.change((current) => current.filter(({ name }) => name !== 'first'));
  expect(value.snapshot().value).toEqual([{ name: 'second' }]);
});

test('goes on from what another tab wrote meanwhile', () => {
  const value = deviceValue(KEY, NAMED);
  value.change(() => [{ name: 'first' }]);
  localStorage.setItem(KEY, '[{},{}]');
  value.change((current) => [...current, { name: 'mine' }]);
  expect(value.snapshot().value.map(({ name }) => name)).toEqual(['read-0', 'read-1', 'mine']);
});

test('remembers that it found damage, however often it is woken', () => {
  localStorage.setItem(KEY, '{ broken');
  const value = deviceValue(KEY, NAMED);
  value.wake();
  value.wake();
  expect(value.snapshot()).toMatchObject({ damaged: true, kept: true, value: [] });
  value.forgetDamage();
  expect(value.snapshot().damaged).toBe(false);
});
