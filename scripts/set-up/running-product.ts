import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ownServer } from '../../e2e/support/server.ts';
import { ROOT } from './place.mjs';

const PATIENCE_MS = 60_000;
const PROBE_EVERY_MS = 100;

async function answersAt(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Runs the built product on a port and a data folder of its own for as long as `use` takes. */
export async function withRunningProduct(use: (url: string) => Promise<void>): Promise<void> {
  const { url, environment } = await ownServer();
  const server = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  try {
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await answersAt(`${url}/api/health/ready`))) {
      if (server.exitCode !== null || performance.now() > deadline)
        throw new Error('the server did not get ready');
      await pause(PROBE_EVERY_MS);
    }
    await use(url);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(environment.DATA_DIR ?? '', { recursive: true, force: true });
  }
}
