import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Executor } from '../db/executor.ts';
import { columnsOf, inOneState, KEPT_TABLES, readRows, tableName } from '../db/whole-rows.ts';
import { causeOf, StartError } from '../shared/start-error.ts';
import { type BackupEnd, END, FORMAT, lineDigest, TABLE } from './backup-lines.ts';

/** `file`: a whole path, where nothing is yet. */
export const backupWishSchema = z.object({ file: z.string() });
export type BackupWish = z.output<typeof backupWishSchema>;

/**
 * Writes everything that is kept into a file that only its owner can read. The file has its name once it is whole.
 * @throws StartError when it cannot be written.
 */
export async function writeBackup(db: Executor, { file }: BackupWish, now: () => Date): Promise<BackupEnd> {
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file.`);
  const unfinished = `${file}.unfinished`;
  try {
    const end = await inOneState(db, (tx) => writeAll(tx, unfinished, now));
    await rename(unfinished, file);
    return end;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    if (isFileTrouble(error)) throw new StartError(`${file} cannot be written (${causeOf(error)}).`);
    throw error;
  }
}

async function writeAll(tx: Executor, file: string, now: () => Date): Promise<BackupEnd> {
  const parts = backupParts(tx, now().toISOString());
  let end: BackupEnd | null = null;
  async function* texts(): AsyncGenerator<string> {
    let part = await parts.next();
    for (; part.done !== true; part = await parts.next()) yield part.value;
    end = part.value;
  }
  const packed = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(texts, createGzip({ level: 1 }), packed);
  if (end === null) throw new Error('the backup did not come to its end');
  return end;
}

async function* backupParts(tx: Executor, madeAt: string): AsyncGenerator<string, BackupEnd> {
  const digest = lineDigest();
  const counted = (lines: readonly string[]): string => {
    for (const line of lines) digest.add(line);
    return lines.map((line) => `${line}\n`).join('');
  };
  const tables = Object.fromEntries(KEPT_TABLES.map((table) => [tableName(table), columnsOf(table)]));
  yield counted([FORMAT + JSON.stringify({ tables })]);
  let rows = 0;
  for (const table of KEPT_TABLES) {
    yield counted([TABLE + tableName(table)]);
    for await (const lines of readRows(tx, table)) {
      rows += lines.length;
      yield counted(lines);
    }
  }
  const end = { sha256: digest.hex(), rows, madeAt };
  yield `${END}${JSON.stringify(end)}\n`;
  return end;
}

function isFileTrouble(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
