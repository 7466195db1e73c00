import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';
import { ARGON2 } from '../../src/features/account/password-hasher.ts';

/** Checks passwords and does nothing else, on all processors, and says how many a second. */
const message = z.object({ seconds: z.number() });

process.on('message', async (sent) => {
  const { seconds } = message.parse(sent);
  const stored = await hash('a password', ARGON2);
  const end = performance.now() + seconds * 1_000;
  let checked = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await verify(stored, 'a password');
      checked += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  process.send?.({ perSecond: checked / seconds });
});
process.once('disconnect', () => process.exit());
