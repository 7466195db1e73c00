import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { addressTold } from '@lodestar/contract/ready-line';

/** The server as it is built, which starts in half the time of its sources. */
export const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'api', 'dist', 'main.js');

/** A server of its own for journeys that need other settings than the one all share. */
export interface OwnProduct {
  readonly url: string;
  readonly dataFolder: string;
  /** Ends the server as an operator does; its folder stays. */
  readonly stop: () => Promise<void>;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'lodestar-e2e-own-'));
export const forgetFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A folder that a server has filled and left: making a database from nothing takes seconds, a copy does not. */
export async function preparedFolder(folder: string = newFolder()): Promise<string> {
  const product = await startOwnProduct(folder, {});
  await product.stop();
  return folder;
}

export function copyOf(prepared: string, folder: string = newFolder()): string {
  cpSync(join(prepared, 'database'), join(folder, 'database'), { recursive: true });
  return folder;
}

/** Starts the product with these settings, by another command where one is named, on a free port; ready when it says where it is. */
export async function startOwnProduct(
  dataFolder: string,
  settings: Readonly<Record<string, string>>,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, MAIN],
): Promise<OwnProduct> {
  const child = spawn(program, args, {
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
  };
  const url = await addressTold(createInterface({ input: child.stdout }));
  child.stdout.resume();
  return { url, dataFolder, stop };
}
