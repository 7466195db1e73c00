import { createHash } from 'node:crypto';
import { platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Systems allow about 104 bytes for the path of a socket. */
const LONGEST_PATH = 100;

/** Where the server of a data folder listens for commands: in the folder, or where the folder's path is too long. */
export function controlSocketPath(dataFolder: string): string {
  const folder = resolve(dataFolder);
  const name = `lodestar-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (platform() === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'control.sock');
  return Buffer.byteLength(inside) <= LONGEST_PATH ? inside : join(tmpdir(), `${name}.sock`);
}
