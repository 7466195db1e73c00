import { setTimeout as pause } from 'node:timers/promises';
import { call, quantile, register, rounded } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const CLIENTS = 200;
/** As the pages retry: five times after the first, doubling from a second, up to a quarter more or less. */
const RETRIES = 5;
const BASE_MS = 1_000;
const JITTER = 0.25;
const USEFUL_EVERY_MS = 50;
const USEFUL_WITHIN_MS = 1_000;
const TOO_MANY = 429;

async function tryAgain(ask: () => Promise<number>): Promise<{ tries: number; last: number }> {
  let last = await ask();
  let tries = 1;
  for (; last === TOO_MANY && tries <= RETRIES; tries++) {
    await pause(BASE_MS * 2 ** (tries - 1) * (1 + JITTER * (2 * Math.random() - 1)));
    last = await ask();
  }
  return { tries, last };
}

export const retryingClients: Fault = {
  name: `${CLIENTS} clients retrying 429`,
  mustMeet: 'each stops after 6 tries, useful work ≥ 90 %',
  databases: ['embedded', 'postgres'],
  limitSeconds: 120,
  run: async ({ settings }) => {
    const { address } = await startProduct({ ...settings, RATE_LIMIT: 'on' });
    const { token, user } = await register(address, 'taken.name');
    const unnamed = { retryAfter: 0 };
    const ask = async () => {
      const { status, retryAfter } = await call(address, 'POST', '/api/check-username', {
        body: { username: user.User_ID },
      });
      if (status === TOO_MANY && retryAfter === null) unnamed.retryAfter += 1;
      return status;
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
    return measured(ours, stormed && most <= 1 + RETRIES && ours.usefulPercent >= 90);
  },
};
