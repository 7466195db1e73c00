import type { ControlCommands } from '../control/server.ts';
import type { Executor } from '../db/executor.ts';
import { restoreBackup, restoreWishSchema } from './restore-backup.ts';
import { backupWishSchema, writeBackup } from './write-backup.ts';

/** Backup and restore beside a running server, which holds the data folder. */
export function backupCommands(db: Executor, afterRestore: () => Promise<unknown>): ControlCommands {
  return {
    backup: (payload) => writeBackup(db, backupWishSchema.parse(payload), () => new Date()),
    restore: async (payload) => {
      const restored = await restoreBackup(db, restoreWishSchema.parse(payload));
      await afterRestore();
      return restored;
    },
  };
}
