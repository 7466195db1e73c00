import { setTimeout as pause } from 'node:timers/promises';
import { signInOf } from '@lodestar/contract/testing/registration.ts';
import { slowModel } from '../support/broken-model.ts';
import { call, insist, register } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const CALLERS = 40;
const STREAMS = 3;
const UNDER_LOAD_MS = 2_000;
const ENDED_WITHIN_MS = 10_000;

interface Tally {
  answered: number;
  /** Told that the server is too busy, or that it stops. */
  turnedAway: number;
  /** Sent before the server was told to stop, and never answered. */
  dropped: number;
}

/** Answers of Eddy that are being written, one chat each. */
async function streamsOf(address: string): Promise<readonly ReturnType<typeof call>[]> {
  const streams: ReturnType<typeof call>[] = [];
  for (let index = 0; index < STREAMS; index++) {
    const { token, user } = await register(address, `listener-${index}`);
    const body = { User_ID: user.User_ID, initial_message: 'Hello' };
    const { text } = await call(address, 'POST', '/api/chat/create', { token, body });
    const { Chat_ID } = JSON.parse(text);
    const ask = { token, body: { Text: 'How are things?' }, headers: { accept: 'text/event-stream' } };
    streams.push(insist(() => call(address, 'POST', `/api/chat/${Chat_ID}/message`, ask)));
  }
  return streams;
}

export const terminated: Fault = {
  name: 'SIGTERM under load and streams',
  mustMeet: 'no request in flight dropped, streams written to their end, exit 0 within 10 s',
  databases: ['embedded', 'postgres'],
  limitSeconds: 60,
  run: async ({ settings }) => {
    const eddy = { EDDY_BASE_URL: await slowModel(), EDDY_MODEL: 'slow', EDDY_API_KEY: 'none' };
    const product = await startProduct({ ...settings, ...eddy });
    const { address } = product;
    const { token, user } = await register(address, 'caller');
    const tally: Tally = { answered: 0, turnedAway: 0, dropped: 0 };
    let toldAt = Number.POSITIVE_INFINITY;
    let goesOn = true;
    const asks = [
      () => call(address, 'GET', '/api/auth/me', { token }),
      () => call(address, 'GET', '/api/programmes/Programmes_2026/code/JS6456'),
      () => call(address, 'PATCH', '/api/auth/me', { token, body: { preferred_language: 'tc' } }),
      () => call(address, 'POST', '/api/auth/login', { body: signInOf(user.User_ID) }),
    ];
    const callers = Array.from({ length: CALLERS }, async (_, index) => {
      const ask = asks[index % asks.length];
      while (goesOn && ask !== undefined) {
        const sentAt = performance.now();
        const { status } = await ask();
        if (status >= 200 && status < 300) tally.answered += 1;
        else if (status !== 0) tally.turnedAway += 1;
        else if (sentAt < toldAt) tally.dropped += 1;
        if (performance.now() > toldAt) break;
      }
    });
    await pause(UNDER_LOAD_MS);
    const streams = await streamsOf(address);
    await pause(UNDER_LOAD_MS / 2);
    toldAt = performance.now();
    const { code, ms } = await product.end('SIGTERM');
    goesOn = false;
    await Promise.all(callers);
    const ended = (await Promise.all(streams)).filter(({ text }) => text.includes('event: done')).length;
    const ours = {
      streams: `${ended}/${STREAMS}`,
      answered: tally.answered,
      turnedAway: tally.turnedAway,
      dropped: tally.dropped,
      exitCode: code,
      endedAfterMs: ms,
    };
    return measured(ours, tally.dropped === 0 && ended === STREAMS && code === 0 && ms <= ENDED_WITHIN_MS);
  },
};
