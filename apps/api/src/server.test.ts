import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { addressTold } from '@lodestar/contract/ready-line';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { controlSocketPath } from './control/protocol.ts';
import { lockFolder } from './db/folder-lock.ts';
import { usageCounts } from './db/schema.ts';
import { StartError } from './shared/start-error.ts';
import { copyPrepared, openPlace, type Place, temporaryFolder } from './testing/database.ts';
import { settingsOf, startTestServer } from './testing/server.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Longer than anything takes on a busy machine. */
const BUSY_MS = 8_000;

const failureOf = (start: Promise<unknown>) =>
  start.then(
    () => null,
    (error: unknown) => error,
  );

test('a started server answers, and a stopped one gives everything back', async () => {
  const { address, place, stop } = await startTestServer();
  // A start on a busy machine may leave it too busy for a moment, which it says.
  const ready = async () => (await fetch(`${address}/api/health/ready`)).status;
  await expect.poll(ready, { timeout: BUSY_MS }).toBe(200);
  await Promise.all([stop(), stop()]);
  await expect(fetch(`${address}/api/health`)).rejects.toThrow();
  if (place.kind === 'folder') {
    const lock = lockFolder(place.dataFolder, 'test', process.pid);
    expect(lock.kind).toBe('held');
    if (lock.kind === 'held') lock.release();
  }
});

test('metrics are on their own port only, by route template', async () => {
  const free = await listenSomewhere();
  free.server.close();
  const { address } = await startTestServer({ METRICS_PORT: String(free.port) });
  await fetch(`${address}/api/programmes/dse/code/JS6107`);
  await fetch(`${address}/api/programmes/dse/code/JS0000`);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  const metrics = await fetch(`http://127.0.0.1:${free.port}/metrics`);
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  const text = await metrics.text();
  expect(text).toContain('route="/api/programmes/:collection/code/:code",status="200"');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('JS6107');
  expect((await fetch(`http://127.0.0.1:${free.port}/api/health`)).status).toBe(404);
});

test('a damaged shipped file stops the start with one line', async () => {
  const dataFolder = await temporaryFolder();
  await mkdir(join(dataFolder, 'programmes'));
  await writeFile(join(dataFolder, 'programmes', '2026.json'), '{"format":1,');
  const failure = await failureOf(startTestServer({}, { dataFolder }));
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toContain('2026.json is damaged');
});

test('a port in use stops the start with one line', async () => {
  const { server, port } = await listenSomewhere();
  onTestFinished(() => void server.close());
  const failure = await failureOf(startTestServer({ PORT: String(port) }));
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toContain(`127.0.0.1:${port}`);
});

test('a database that does not answer stops the start with one line, without its password', async () => {
  const url = 'postgres://u:secret@127.0.0.1:1/x';
  const failure = await failureOf(
    startTestServer({ DATABASE_URL: url }, { database: { kind: 'postgres', url } }),
  );
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(/DATABASE_URL.*ECONNREFUSED/);
  expect(String(failure)).not.toContain('secret');
});

/** The server as a process of its own, which is ready. */
async function startProcess(place: Place) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', ...settingsOf(place) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = await addressTold(createInterface({ input: child.stdout }));
  return { child, address };
}

test('on SIGTERM the process finishes what it is doing and ends with 0, whoever holds its control socket', async () => {
  const { place, remove } = await copyPrepared();
  onTestFinished(remove);
  if (place.kind === 'folder') await chmod(place.dataFolder, 0o755);
  const { child, address } = await startProcess(place);
  if (place.kind === 'folder') {
    expect((await stat(place.dataFolder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(place.dataFolder, 'lock.sqlite'))).mode & 0o777).toBe(0o600);
    const held = connect(controlSocketPath(place.dataFolder));
    onTestFinished(() => void held.destroy());
    held.on('error', () => {});
    await once(held, 'connect');
  }

  const body = JSON.stringify({ programmeCode: 'JS6107', userScores: { CHI: '5' } });
  const underWay = await startSlowPost(`${address}/api/programmes/dse/classify`, body);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(() => failureOf(fetch(`${address}/api/health`)), { timeout: BUSY_MS }).not.toBeNull();
  expect(await underWay.finish()).toContain('"classification"');
  expect(await ended).toEqual([0, null]);
  const counted = await usageOf(place);
  expect(counted).toEqual([{ path: '/api/programmes/:collection/classify', requests: 1 }]);
});

/** What a server that has stopped leaves counted. */
async function usageOf(place: Place) {
  const { db, close } = await openPlace(place);
  const rows = await db
    .select({ path: usageCounts.path, requests: usageCounts.requests })
    .from(usageCounts)
    .where(eq(usageCounts.method, 'POST'));
  await close();
  return rows;
}

/** Sends half of a request; `finish` sends the rest and reads the answer. */
async function startSlowPost(url: string, body: string) {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = [
    `POST ${pathname} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  return {
    finish: async () => {
      const parts: string[] = [];
      socket.on('data', (part) => parts.push(String(part)));
      socket.write(body.slice(10));
      await once(socket, 'end');
      return parts.join('');
    },
  };
}

async function listenSomewhere() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}
