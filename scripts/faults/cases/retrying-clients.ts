import { setTimeout as pause } from 'node:timers/promises';
import { RETRY_PROFILES, waitBeforeRetry } from '@lodestar/contract/trying-again';
import { type Answered, call, quantile, register, rounded } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const CLIENTS = 200;
const USEFUL_EVERY_MS = 50;
const USEFUL_WITHIN_MS = 1_000;
const TOO_MANY = 429;

/** Tries again by the rule of the pages, which heed what Retry-After says. */
async function tryAgain(ask: () => Promise<Answered>): Promise<{ tries: number; last: number }> {
  for (let tries = 1; ; tries++) {
    const { status, retryAfter, text } = await ask();
    const wait = waitBeforeRetry(
      { method: 'POST', headers: {} },
      { status, retryAfter, isFinal: text.includes('"retry":false') },
      { retry: tries, profile: RETRY_PROFILES.api, now: Date.now(), chance: Math.random() },
    );
    if (wait === null) return { tries, last: status };
    await pause(wait);
  }
}

export const retryingClients: Fault = {
  name: `${CLIENTS} clients retrying 429`,
  mustMeet: 'each stops after 6 tries, useful work ≥ 90 %',
  databases: ['embedded', 'postgres'],
  limitSeconds: 420,
  run: async ({ settings }) => {
    const { address } = await startProduct({ ...settings, RATE_LIMIT: 'on' });
    const { token, user } = await register(address, 'taken.name');
    const unnamed = { retryAfter: 0 };
    const ask = async () => {
      const answer = await call(address, 'POST', '/api/check-username', { body: { username: user.User_ID } });
      if (answer.status === TOO_MANY && answer.retryAfter === null) unnamed.retryAfter += 1;
      return answer;
    };
    const useful: ReturnType<typeof call>[] = [];
    const working = setInterval(() => {
      const wish = { token, body: { preferred_language: 'tc' } };
      useful.push(
        useful.length % 2 === 0
          ? call(address, 'GET', '/api/auth/me', { token })
          : call(address, 'PATCH', '/api/auth/me', wish),
      );
    }, USEFUL_EVERY_MS);
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => tryAgain(ask)));
    clearInterval(working);
    const done = await Promise.all(useful);
    const inTime = done.filter(({ status, ms }) => status === 200 && ms <= USEFUL_WITHIN_MS).length;
    const most = Math.max(...clients.map(({ tries }) => tries));
    const ours = {
      mostTries: most,
      refusedToTheEnd: clients.filter(({ last }) => last === TOO_MANY).length,
      withoutRetryAfter: unnamed.retryAfter,
      usefulPercent: rounded((100 * inTime) / done.length),
      usefulP99Ms: rounded(
        quantile(
          done.map(({ ms }) => ms),
          0.99,
        ),
      ),
    };
    const stormed = ours.refusedToTheEnd > 0 && ours.withoutRetryAfter === 0;
    return measured(ours, stormed && most <= 1 + RETRY_PROFILES.api.retries && ours.usefulPercent >= 90);
  },
};
