import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Environment, readConfig } from '../config.ts';
import { askServer } from '../control/client.ts';
import { controlSocketPath } from '../control/socket-path.ts';
import { lockFolder, nameHolder } from '../db/folder-lock.ts';
import type { Database } from '../db/open.ts';
import { openFolderStore, openPostgresStore } from '../db/store.ts';
import { type ImportReport, type ImportWish, importYear } from '../features/programmes/import-year.ts';
import { StartError } from '../start-error.ts';
import { importReportSchema, reportLines } from './import-report.ts';

export const USAGE = 'Usage: npm run import -- FILE [--dry-run]';

export interface ImportCommand {
  readonly args: readonly string[];
  readonly environment: Environment;
  /** Where the person is: relative names start here. */
  readonly folder: string;
  readonly pid: number;
  readonly say: (line: string) => void;
}

/** Exit codes: 0 imported (or acceptable, in a dry run), 1 refused, 2 could not be done. */
export async function runImport({ args, environment, folder, pid, say }: ImportCommand): Promise<0 | 1 | 2> {
  try {
    const { file, dryRun } = readArguments(args);
    const text = await readFile(resolve(folder, file), 'utf8').catch(() => {
      throw new StartError(`${resolve(folder, file)} cannot be read.`);
    });
    const report = await importWhereTheDataIs({ text, dryRun }, environment, pid);
    for (const line of reportLines(report)) say(line);
    return report.kind === 'refused' ? 1 : 0;
  } catch (error) {
    say(error instanceof Error ? error.message : 'The import failed.');
    return 2;
  }
}

function readArguments(args: readonly string[]): { file: string; dryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file, dryRun: values['dry-run'] };
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new StartError(USAGE);
}

async function importWhereTheDataIs(
  wish: ImportWish,
  environment: Environment,
  pid: number,
): Promise<ImportReport> {
  const config = readConfig(environment);
  if (config.DATABASE_URL !== undefined) {
    return importInto(await openPostgresStore({ url: config.DATABASE_URL, onIdleError: () => {} }), wish);
  }
  const folder = resolve(config.DATA_DIR);
  const lock = lockFolder(folder, 'import', pid);
  if (lock.kind === 'held') return importInto(await openFolderStore(lock), wish);
  const answer = await askServer(controlSocketPath(folder), 'import', wish).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : 'no answer';
    throw new StartError(
      `${folder} is in use by ${nameHolder(lock.holder)}, which did not import it: ${why}`,
    );
  });
  return importReportSchema.parse(answer);
}

async function importInto(database: Database, wish: ImportWish): Promise<ImportReport> {
  try {
    return await importYear(database.db, wish);
  } finally {
    await database.close();
  }
}
