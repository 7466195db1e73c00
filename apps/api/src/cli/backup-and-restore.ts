import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { endSchema } from '../backup/backup-lines.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { StartError } from '../shared/start-error.ts';
import { asksForHelp, type CommandCall, doWhereTheDataIs } from './command.ts';

const BACKUP_USAGE = 'Usage: npm run backup -- FILE';
const RESTORE_USAGE = 'Usage: npm run restore -- FILE [--replace]';

/** Exit codes: 0 the backup is there, 2 it could not be made. */
export function runBackup({ args, environment, folder, pid, say }: CommandCall): Promise<0 | 2> {
  return saying(say, async () => {
    if (asksForHelp(args)) return BACKUP_USAGE;
    const [name, ...more] = args;
    if (name === undefined || name.startsWith('-') || more.length > 0) throw new StartError(BACKUP_USAGE);
    const wish = { file: resolve(folder, name) };
    const run = { name: 'backup', payload: wish };
    const answer = await doWhereTheDataIs(
      { ...run, run: (db) => writeBackup(db, wish, () => new Date()) },
      environment,
      pid,
    );
    const { rows, sha256 } = endSchema.parse(answer);
    const { size } = await stat(wish.file);
    return `${wish.file}: ${rows} rows, ${size} bytes, SHA-256 of the rows ${sha256}`;
  });
}

/** Exit codes: 0 restored, 2 nothing was changed. */
export function runRestore({ args, environment, folder, pid, say }: CommandCall): Promise<0 | 2> {
  return saying(say, async () => {
    if (asksForHelp(args)) return RESTORE_USAGE;
    const replace = args.includes('--replace');
    const [name, ...more] = args.filter((arg) => arg !== '--replace');
    if (name === undefined || name.startsWith('-') || more.length > 0) throw new StartError(RESTORE_USAGE);
    const wish = { file: resolve(folder, name), replace };
    const answer = await doWhereTheDataIs(
      { name: 'restore', payload: wish, run: (db) => restoreBackup(db, wish) },
      environment,
      pid,
    );
    const { rows, sha256, madeAt } = endSchema.parse(answer);
    return `Restored ${rows} rows of ${madeAt}, SHA-256 ${sha256}. Everybody signs in again.`;
  });
}

async function saying(say: (line: string) => void, work: () => Promise<string>): Promise<0 | 2> {
  try {
    say(await work());
    return 0;
  } catch (error) {
    say(error instanceof Error ? error.message : 'It could not be done.');
    return 2;
  }
}
