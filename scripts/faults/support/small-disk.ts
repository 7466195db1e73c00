import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterwards } from './cleanup.ts';
import { temporaryFolder } from './place.ts';

const MEGABYTE = 1_048_576;

export interface SmallDisk {
  readonly folder: string;
  /** Takes all that is left. */
  readonly fill: () => void;
  readonly free: () => void;
}

/** A file system of its own in memory; null when this user may not have one. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = temporaryFolder();
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mount.status !== 0) return null;
  afterwards(() => spawnSync('umount', ['-l', folder]));
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a');
      for (let size = MEGABYTE; size >= 4_096; size /= 2) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size, 1));
        } catch {
          // No room for a piece of this size: a smaller one may fit.
        }
      }
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
  };
}
