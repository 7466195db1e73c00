import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { afterwards, cleanUp } from '../faults/support/cleanup.ts';
import { isHaproxyHere, startBalancer } from './balancer.ts';

afterEach(cleanUp);

/** A server that is alive, ready as long as it is told to be, and answers with what it was told of the caller. */
async function startEcho() {
  const state = { isReady: true, isAlive: true };
  const server = createServer(({ url, headers }, response) => {
    const isWell = state.isAlive && (state.isReady || url !== '/api/health/ready');
    response.writeHead(isWell ? 200 : 503).end(headers['x-forwarded-for'] ?? 'nobody');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return { place: `127.0.0.1:${address.port}`, state };
}

const callerAsToldBy = async (address: string, told: string) => {
  const response = await fetch(`${address}/api/programmes`, { headers: { 'x-forwarded-for': told } });
  return { status: response.status, heard: await response.text() };
};

const withHaproxy = test.skipIf(!isHaproxyHere());

withHaproxy('a caller cannot name another address, unless a proxy in front is believed', async () => {
  const { place } = await startEcho();
  const edge = await startBalancer([place, place]);
  expect(await callerAsToldBy(edge, '10.1.0.7')).toEqual({ status: 200, heard: '127.0.0.1' });
  const inside = await startBalancer([place, place], { LODESTAR_BEHIND_PROXY: 'yes' });
  expect(await callerAsToldBy(inside, '10.1.0.7')).toEqual({ status: 200, heard: '10.1.0.7, 127.0.0.1' });
});

withHaproxy(
  'servers without a database are read on; with none alive it is said, and they are found again',
  async () => {
    const [one, two] = [await startEcho(), await startEcho()];
    const edge = await startBalancer([one.place, two.place]);
    const answersOf = async () => {
      const answers = Array.from({ length: 8 }, () => callerAsToldBy(edge, ''));
      return new Set((await Promise.all(answers)).map(({ status }) => status));
    };
    const settles = (...statuses: number[]) =>
      expect.poll(answersOf, { timeout: 10_000 }).toEqual(new Set(statuses));
    for (const { state } of [one, two]) state.isReady = false;
    // Two checks a second apart leave a server out.
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect(await answersOf()).toEqual(new Set([200]));
    for (const { state } of [one, two]) state.isAlive = false;
    await settles(503);
    for (const { state } of [one, two]) state.isAlive = true;
    one.state.isReady = true;
    await settles(200);
  },
  30_000,
);

withHaproxy('a server whose name is not known yet keeps nobody from the other', async () => {
  const { place } = await startEcho();
  const edge = await startBalancer([place, 'server-2.invalid:3000']);
  for (let call = 0; call < 4; call += 1) expect((await callerAsToldBy(edge, '')).status).toBe(200);
});
