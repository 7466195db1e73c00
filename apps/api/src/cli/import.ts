import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { complaintLine, type ImportReport, importReportSchema } from '@lodestar/contract';
import { importYear } from '../features/programmes/import-year.ts';
import { importLine, lineRecorder } from '../features/security-log/service.ts';
import { StartError } from '../shared/start-error.ts';
import { asksForHelp, type CommandCall, doWhereTheDataIs, runProcess } from './command.ts';

const USAGE = 'Usage: npm run import -- FILE [--dry-run]';

/** Exit codes: 0 imported (or acceptable, in a dry run), 1 refused, 2 could not be done. */
export async function runImport({ args, environment, folder, pid, say }: CommandCall): Promise<0 | 1 | 2> {
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
      {
        name: 'import',
        payload: wish,
        run: async (db) => {
          const report = await importYear(db, wish);
          if (!dryRun) await lineRecorder(() => new Date())(db, importLine(report));
          return report;
        },
      },
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

const LISTED = 20;

/** The report of an import as lines of text. */
export function reportLines(report: ImportReport): string[] {
  if (report.kind === 'refused') {
    return [
      `Refused, nothing was changed: ${counted(report.complaints.length, 'complaint')}.`,
      ...report.complaints.map((complaint) => `  ${complaintLine(complaint)}`),
    ];
  }
  const { collection, programmes, added, changed, removed } = report;
  const unchanged = programmes - added.length - changed.length;
  return [
    `${collection}: ${counted(programmes, 'programme')}, every row is in order.`,
    codesLine('new', added),
    codesLine('changed', changed),
    codesLine('removed', removed),
    `  unchanged: ${unchanged}`,
    report.kind === 'imported' ? 'Imported.' : 'Dry run: nothing was changed.',
  ];
}

function codesLine(what: string, list: readonly string[]): string {
  const named = list.slice(0, LISTED).join(' ');
  const more = list.length > LISTED ? ` and ${list.length - LISTED} more` : '';
  return `  ${what}: ${list.length}${named === '' ? '' : ` (${named}${more})`}`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

if (import.meta.main) await runProcess(runImport);
