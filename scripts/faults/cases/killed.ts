import { setTimeout as pause } from 'node:timers/promises';
import { registrationOf, signInOf } from '@lodestar/contract/testing/registration.ts';
import { call, eventNamed, eventsIn, insist, quantile, register } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const TIMES = 20;
const WRITERS = 4;
const UNDER_WRITES_MS = 500;
const READY_WITHIN_MS = 3_000;

interface Writer {
  readonly token: string;
  sent: number;
  acknowledged: number;
}

/** Each save replaces the list by one that is longer by one event. */
async function writeOn(address: string, writer: Writer, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const next = (writer.sent % 100) + 1;
    writer.sent = next;
    const events = Array.from({ length: next }, (_, index) => eventNamed(`${next}-${index}`));
    const { status } = await call(address, 'PATCH', '/api/auth/me', {
      token: writer.token,
      body: { trajectory_events: events },
    });
    if (status !== 200) break;
    writer.acknowledged = next;
  }
}

/** Whether what is stored is a save as it was sent: the last acknowledged, or the one that was under way. */
async function stateOf(address: string, { token, sent, acknowledged }: Writer) {
  const { status, text } = await insist(() => call(address, 'GET', '/api/auth/me', { token }));
  if (status !== 200) return { lost: true, half: false };
  const events = eventsIn(text);
  const saved = events.length;
  const half = events.some(
    ({ name, description }, index) => name !== `${saved}-${index}` || name !== description,
  );
  return { lost: saved !== acknowledged && saved !== sent, half };
}

interface Newcomer {
  readonly name: string;
  readonly acknowledged: boolean;
}

/** Somebody whose account was being opened has it whole or not at all. */
async function isHalfThere(address: string, { name, acknowledged }: Newcomer): Promise<boolean> {
  const signIn = signInOf(name);
  const signedIn = await insist(() => call(address, 'POST', '/api/auth/login', { body: signIn }));
  if (signedIn.status === 200) return false;
  const again = await insist(() => call(address, 'POST', '/api/register', { body: registrationOf(name) }));
  return acknowledged || again.status !== 201;
}

export const killed: Fault = {
  name: `kill -9 ${TIMES} times under writes`,
  mustMeet: 'acknowledged and lost 0, half-written 0, ready again within 3 s',
  databases: ['embedded', 'postgres'],
  limitSeconds: 300,
  run: async ({ settings }) => {
    let product = await startProduct(settings);
    const writers: Writer[] = [];
    for (let index = 0; index < WRITERS; index++) {
      const { token } = await register(product.address, `writer-${index}`);
      writers.push({ token, sent: 0, acknowledged: 0 });
    }
    let lost = 0;
    let half = 0;
    let writes = 0;
    const ready: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      let goesOn = true;
      const name = `newcomer-${time}`;
      const { address } = product;
      const before = writers.map(({ acknowledged }) => acknowledged);
      const writing = writers.map((writer) => writeOn(address, writer, () => goesOn));
      const joining = call(address, 'POST', '/api/register', { body: registrationOf(name) });
      await pause(UNDER_WRITES_MS * (0.5 + Math.random()));
      await product.end('SIGKILL');
      goesOn = false;
      await Promise.all(writing);
      const newcomer = { name, acknowledged: (await joining).status === 201 };
      writes += writers.reduce(
        (sum, { acknowledged }, index) => sum + Math.abs(acknowledged - (before[index] ?? 0)),
        0,
      );
      product = await startProduct(settings);
      ready.push(product.readyMs);
      for (const writer of writers) {
        const state = await stateOf(product.address, writer);
        lost += Number(state.lost);
        half += Number(state.half);
      }
      half += Number(await isHalfThere(product.address, newcomer));
    }
    const slowest = Math.max(...ready);
    const ours = {
      acknowledged: writes,
      lost,
      halfWritten: half,
      readyMs: { median: quantile(ready, 0.5), slowest },
    };
    return measured(ours, writes > 0 && lost === 0 && half === 0 && slowest <= READY_WITHIN_MS);
  },
};
