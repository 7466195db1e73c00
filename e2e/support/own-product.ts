import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'main.ts');
const LISTENING = /http:\/\/\S+/;

/** A server of its own for journeys that need other settings than the one all share. */
export interface OwnProduct {
  readonly url: string;
  readonly dataFolder: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product with these settings on a free port and an empty folder; ready when it says where it is. */
export async function startOwnProduct(settings: Readonly<Record<string, string>>): Promise<OwnProduct> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'lodestar-e2e-own-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const address = line.match(LISTENING)?.[0];
    if (address === undefined) continue;
    child.stdout.resume();
    return { url: address, dataFolder, stop };
  }
  throw new Error('the server ended before it was ready');
}
