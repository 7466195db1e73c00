import { randomInt } from 'node:crypto';
import { usernameSchema } from '@lodestar/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultUsername } from './registration.ts';

test('is readable and a valid username, whatever chance picks', () => {
  expect(defaultUsername(() => 0)).toBe('amber-altair-0');
  fc.assert(
    fc.property(fc.func(fc.nat()), (chance) => {
      const name = defaultUsername((n) => chance(n) % n);
      expect(usernameSchema.parse(name)).toBe(name);
    }),
  );
});

test('differs from pupil to pupil', () => {
  const names = Array.from({ length: 200 }, () => defaultUsername(randomInt));
  expect(new Set(names).size).toBeGreaterThan(195);
});
