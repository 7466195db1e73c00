import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importReportSchema } from '@lodestar/contract';
import type { Environment } from '../config.ts';
import { importYear } from '../features/programmes/import-year.ts';
import { StartError } from '../start-error.ts';
import { asksForHelp } from './asks-for-help.ts';
import { reportLines } from './import-report.ts';
import { doWhereTheDataIs } from './where-the-data-is.ts';

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
  if (asksForHelp(args)) {
    say(USAGE);
    return 0;
  }
  try {
    const { file, dryRun } = readArguments(args);
    const text = await readFile(resolve(folder, file), 'utf8').catch(() => {
      throw new StartError(`${resolve(folder, file)} cannot be read.`);
    });
    const wish = { text, dryRun };
    const answer = await doWhereTheDataIs(
      { name: 'import', payload: wish, run: (db) => importYear(db, wish) },
      environment,
      pid,
    );
    const report = importReportSchema.parse(answer);
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
