import { setTimeout as pause } from 'node:timers/promises';
import { call, PASSWORD, register } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const CALLERS = 40;
const UNDER_LOAD_MS = 2_000;
const ENDED_WITHIN_MS = 10_000;

interface Tally {
  answered: number;
  failed: number;
  /** Sent before the server was told to stop, and never answered. */
  dropped: number;
}

export const terminated: Fault = {
  name: 'SIGTERM under load',
  mustMeet: 'no request in flight dropped, exit 0 within 10 s',
  databases: ['embedded', 'postgres'],
  limitSeconds: 60,
  run: async ({ settings }) => {
    const product = await startProduct(settings);
    const { address } = product;
    const { token, user } = await register(address, 'caller');
    const tally: Tally = { answered: 0, failed: 0, dropped: 0 };
    let toldAt = Number.POSITIVE_INFINITY;
    let goesOn = true;
    const asks = [
      () => call(address, 'GET', '/api/auth/me', { token }),
      () => call(address, 'GET', '/api/programmes/Programmes_2026/code/JS6456'),
      () => call(address, 'PATCH', '/api/auth/me', { token, body: { preferred_language: 'tc' } }),
      () =>
        call(address, 'POST', '/api/auth/login', { body: { username: user.User_ID, password: PASSWORD } }),
    ];
    const callers = Array.from({ length: CALLERS }, async (_, index) => {
      const ask = asks[index % asks.length];
      while (goesOn && ask !== undefined) {
        const sentAt = performance.now();
        const { status } = await ask();
        if (status >= 200 && status < 300) tally.answered += 1;
        else if (sentAt < toldAt) tally.dropped += 1;
        else tally.failed += 1;
        if (performance.now() > toldAt) break;
      }
    });
    await pause(UNDER_LOAD_MS);
    toldAt = performance.now();
    const { code, ms } = await product.end('SIGTERM');
    goesOn = false;
    await Promise.all(callers);
    const ours = { answered: tally.answered, dropped: tally.dropped, exitCode: code, endedAfterMs: ms };
    return measured(ours, tally.dropped === 0 && code === 0 && ms <= ENDED_WITHIN_MS);
  },
};
