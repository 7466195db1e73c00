import { z } from 'zod';
import type { Executor } from '../db/executor.ts';
import { addRows, columnsOf, emptyTables, holdsAnything, KEPT_TABLES, tableName } from '../db/whole-rows.ts';
import { raiseCatalogueVersion } from '../features/programmes/repository.ts';
import { causeOf, StartError } from '../shared/start-error.ts';
import { type BackupEnd, FORMAT, headerSchema, readBackupLines, TABLE } from './backup-lines.ts';

/** `file`: a whole path. `replace`: whether what is there may go. */
export const restoreWishSchema = z.object({ file: z.string(), replace: z.boolean() });
export type RestoreWish = z.output<typeof restoreWishSchema>;

type KeptTable = (typeof KEPT_TABLES)[number];

interface TablePlan {
  readonly table: KeptTable;
  readonly columns: readonly string[];
}
type Plan = ReadonlyMap<string, TablePlan>;

/** Rows that travel together: so many, or so many characters. */
const ROWS_TOGETHER = 500;
const LENGTH_TOGETHER = 4_000_000;

/**
 * Puts a backup in the place of what the database holds, all of it or nothing. Everybody signs in again afterwards.
 * @throws StartError when the file is no whole backup, when it is of a newer version, or when there is something to lose.
 */
export async function restoreBackup(db: Executor, { file, replace }: RestoreWish): Promise<BackupEnd> {
  await readThrough(file);
  const restoring = db.transaction(async (tx) => {
    if (!replace && (await holdsAnything(tx)))
      throw new StartError('There are people or years in this place: add --replace to put the backup there.');
    await emptyTables(tx);
    const end = await fill(tx, file);
    await raiseCatalogueVersion(tx);
    return end;
  });
  return restoring.catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    // The error of a query repeats its rows, which are people's: only the database's own words are passed on.
    throw new StartError(`${file} could not be restored, nothing was changed (${causeOf(error)}).`);
  });
}

/** Before anything is locked, emptied or believed the whole file has been read once. */
async function readThrough(file: string): Promise<void> {
  const lines = readBackupLines(file);
  const first = await lines.next();
  for await (const line of lines) if (line.startsWith(FORMAT)) throw noBackup(file);
  planOf(file, first.done === true ? '' : first.value);
}

async function fill(tx: Executor, file: string): Promise<BackupEnd> {
  const lines = readBackupLines(file);
  const first = await lines.next();
  const plan = planOf(file, first.done === true ? '' : first.value);
  let current: TablePlan | undefined;
  let rows: string[] = [];
  let length = 0;
  const add = async () => {
    if (current !== undefined && rows.length > 0) await addRows(tx, current.table, current.columns, rows);
    rows = [];
    length = 0;
  };
  for (;;) {
    const next = await lines.next();
    if (next.done === true) {
      await add();
      return next.value;
    }
    const line = next.value;
    if (line.startsWith(TABLE)) {
      await add();
      current = plan.get(line.slice(TABLE.length));
    } else {
      rows.push(line);
      length += line.length;
      if (rows.length >= ROWS_TOGETHER || length >= LENGTH_TOGETHER) await add();
    }
  }
}

function planOf(file: string, line: string): Plan {
  if (!line.startsWith(FORMAT)) throw noBackup(file);
  const header = headerSchema.safeParse(JSON.parse(line.slice(FORMAT.length)));
  if (!header.success) throw noBackup(file);
  return new Map(
    Object.entries(header.data.tables).map(([name, columns]) => {
      const table = KEPT_TABLES.find((one) => tableName(one) === name);
      const known = table === undefined ? [] : columnsOf(table);
      if (table === undefined || columns.some((column) => !known.includes(column)))
        throw new StartError(`${file} was made by a newer version of Lodestar: update this one first.`);
      return [name, { table, columns }];
    }),
  );
}

const noBackup = (file: string) => new StartError(`${file} is not a backup of Lodestar.`);
