import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const PASSWORD = 'lighthouse above the bay';

test('unless told otherwise a hash costs 19 MiB and four passes', async () => {
  const { hash } = await createPasswordHasher();
  expect(await hash(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=4,p=1\$/);
});

test('the password, and no other, opens its hash; nothing opens no hash', async () => {
  const { hash, verify } = await createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const kept = await hash(PASSWORD);
  expect(await verify(kept, PASSWORD)).toBe(true);
  expect(await verify(kept, `${PASSWORD} `)).toBe(false);
  expect(await verify(null, PASSWORD)).toBe(false);
  expect(await verify(null, 'nobody has this password')).toBe(false);
});

test('whoever comes while two thousand wait is asked to come again, and those are served', async () => {
  const { hash } = await createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const tries = await Promise.allSettled(Array.from({ length: 2_100 }, () => hash(PASSWORD)));
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(tries.length - refused.length).toBeGreaterThanOrEqual(2_000);
  expect(refused[0]).toMatchObject({ code: 'unavailable' });
  expect(refused[0].retryAfterSeconds).toBeGreaterThanOrEqual(10);
  expect(refused[0].retryAfterSeconds).toBeLessThanOrEqual(30);
});

test('the same password has another hash each time', async () => {
  const { hash } = await createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  expect(await hash(PASSWORD)).not.toBe(await hash(PASSWORD));
});
