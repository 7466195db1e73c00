import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { addressTold } from '@lodestar/contract/ready-line';
import { BUILT_SERVER } from '../../set-up/build.mjs';
import { productEnvironment } from '../../set-up/node-runtime.mjs';
import { ROOT } from '../../set-up/place.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../set-up/server-process.mjs';
import { afterwards } from './cleanup.ts';

const PATIENCE_MS = 60_000;
const PROBE_EVERY_MS = 20;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** From the signal to the end. */
  readonly ms: number;
}

export interface Product {
  readonly address: string;
  readonly pid: number;
  /** From the start of the process to the first 200 of /api/health/ready. */
  readonly readyMs: number;
  /** Sends a signal and waits for the end. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<Ended>;
}

export type Settings = Readonly<Record<string, string>>;

function environmentOf(settings: Settings): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = productEnvironment();
  return {
    ...SERVER_ENVIRONMENT,
    PATH,
    NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    ...settings,
  };
}

/** A command of the product in a process of its own; what it said, and how and when it ended. */
export async function runProduct(
  file: string,
  settings: Settings,
  ...args: string[]
): Promise<Ended & { said: string }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, file, ...args], {
    cwd: ROOT,
    env: environmentOf(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  afterwards(() => child.kill('SIGKILL'));
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (...how) => resolve(how)),
  );
  return { code, signal, ms: Math.round(performance.now() - begun), said };
}

/** The server as it runs, ready; `main`: of another version. */
export async function startProduct(settings: Settings, main = BUILT_SERVER): Promise<Product> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, main], {
    cwd: ROOT,
    env: environmentOf(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (data) => {
    complaint = String(data).trim();
    process.stderr.write(data);
  });
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('exit', (code, signal) => resolve([code, signal])),
  );
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended> => {
    const told = performance.now();
    child.kill(signal);
    const [code, by] = await ended;
    return { code, signal: by, ms: Math.round(performance.now() - told) };
  };
  afterwards(() => end('SIGKILL'));
  const endedEarly = async (): Promise<never> => {
    await ended;
    throw new Error(`the server ended at its start: ${complaint}`);
  };
  const address = await addressTold(createInterface({ input: child.stdout })).catch(endedEarly);
  child.stdout.resume();
  while (!(await isReady(address))) {
    if (child.exitCode !== null || child.signalCode !== null) await endedEarly();
    if (performance.now() - begun > PATIENCE_MS) throw new Error('the server did not get ready');
    await pause(PROBE_EVERY_MS);
  }
  return { address, pid: child.pid ?? 0, readyMs: Math.round(performance.now() - begun), end };
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
