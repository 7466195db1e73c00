import { spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { afterwards } from './cleanup.ts';

/** A Redis of its own; null where the machine has none. */
export async function startRedis(port: number) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const started = await new Promise((resolve) => {
    child.once('spawn', () => resolve(true));
    child.once('error', () => resolve(false));
  });
  if (started !== true) return null;
  afterwards(() => child.kill('SIGKILL'));
  await waitForRedis(port);
  return child;
}

async function waitForRedis(port: number): Promise<void> {
  const redis = new Redis({ port, host: '127.0.0.1', lazyConnect: true }).on('error', () => {});
  await redis.ping().finally(() => redis.disconnect());
}
