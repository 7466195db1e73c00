import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { addressTold } from '@lodestar/contract/ready-line';
import { z } from 'zod';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const MEGABYTE = 1_000_000;

export interface Running {
  readonly address: string;
  /** Memory the process holds at this moment, in MB. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** As `npm start` runs it: see `scripts/set-up/server-process.mjs`. */
const FLAGS = ['--max-semi-space-size=4'];
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' };

/** A data folder of its own, to be removed when the bench is over. */
export function newFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'lodestar-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The server as `npm start` runs it, in a process of its own. */
export async function startProduct(settings: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, [...FLAGS, MAIN], {
    env: {
      ...ENVIRONMENT,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressTold(createInterface({ input: child.stdout }));
  child.stdout.resume();
  return {
    address,
    memory: () => memoryOf(child),
    stop: () => ended(child),
  };
}

/** Bare node:http that sends the same bytes. */
export async function startBare(bytes: Buffer): Promise<Running> {
  return startServer('./bare-server.ts', { bytes: bytes.toString('base64') });
}

/** Bare node:http that reads one row of the embedded database in a folder that nobody else holds. */
export function startBareReader(folder: string, uid: string): Promise<Running> {
  return startServer('./bare-reader.ts', { folder, uid });
}

/** A language model's provider: how long until its first word, how long between two, and how many there are. */
export function startTokenProvider(pace: {
  readonly firstMs: number;
  readonly everyMs: number;
  readonly words: number;
}): Promise<Running> {
  return startServer('./token-provider.ts', pace);
}

/** Reads streamed answers until it is stopped; resolves when all of them are open, with how many there are. */
export async function readStreams(
  address: string,
  talkers: readonly { readonly token: string; readonly chatId: string }[],
): Promise<{ readonly open: number; readonly stop: () => Promise<void> }> {
  const child = fork(new URL('./stream-readers.ts', import.meta.url));
  child.send({ address, talkers });
  const [sent] = await once(child, 'message');
  return { open: z.object({ open: z.number() }).parse(sent).open, stop: () => ended(child) };
}

async function startServer(
  file: string,
  message: Readonly<Record<string, string | number>>,
): Promise<Running> {
  const child = fork(new URL(file, import.meta.url));
  child.send(message);
  const [sent] = await once(child, 'message');
  const { port } = z.object({ port: z.number() }).parse(sent);
  return {
    address: `http://127.0.0.1:${port}`,
    memory: () => memoryOf(child),
    stop: () => ended(child),
  };
}

/** How often a second the domain's recommendation runs in a plain loop, other grades each time. */
export function domainLoop(seconds: number, pupils: number): Promise<number> {
  return loop('./domain-loop.ts', { seconds, pupils });
}

/** How many passwords a second are checked when nothing else is done. */
export function hashLoop(seconds: number): Promise<number> {
  return loop('./hash-loop.ts', { seconds });
}

async function loop(file: string, message: Readonly<Record<string, number>>): Promise<number> {
  const child = fork(new URL(file, import.meta.url));
  const perSecond = async () => {
    child.send(message);
    const [sent] = await once(child, 'message');
    return z.object({ perSecond: z.number() }).parse(sent).perSecond;
  };
  await perSecond();
  const measured = await perSecond();
  await ended(child);
  return measured;
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

function memoryOf(child: ChildProcess): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
  return Math.round((Number(stdout) * 1_024) / MEGABYTE);
}
