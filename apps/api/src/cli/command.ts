import { resolve } from 'node:path';
import { type Environment, readConfig } from '../config.ts';
import { askServer, controlSocketPath } from '../control/protocol.ts';
import type { Executor } from '../db/executor.ts';
import { lockFolder, nameHolder } from '../db/folder-lock.ts';
import type { Database } from '../db/open.ts';
import { openFolderStore, openPostgresStore } from '../db/store.ts';
import { StartError } from '../shared/start-error.ts';

/** How a command was called, and where it speaks. */
export interface CommandCall {
  readonly args: readonly string[];
  readonly environment: Environment;
  /** Where the person is: relative names start here. */
  readonly folder: string;
  readonly pid: number;
  readonly say: (line: string) => void;
}

/** Runs a command as this process. What it writes is about people: for its owner only, as the server writes it. */
export async function runProcess(command: (call: CommandCall) => Promise<number>): Promise<void> {
  process.umask(0o077);
  process.exitCode = await command({
    args: process.argv.slice(2),
    environment: process.env,
    folder: process.env.INIT_CWD ?? process.cwd(),
    pid: process.pid,
    say: (line) => console.log(line),
  });
}

/** Whether somebody only wants to know how a command is called: that is no mistake. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

/** Something to do to the data, by this process or by the server that holds it. */
export interface DataCommand {
  /** Its name on the control socket. */
  readonly name: string;
  readonly payload: unknown;
  readonly run: (db: Executor) => Promise<unknown>;
}

/**
 * Does it in PostgreSQL when the settings name one; else in the data folder: itself when nobody holds the folder,
 * through its control socket when a server does.
 */
export async function doWhereTheDataIs(
  { name, payload, run }: DataCommand,
  environment: Environment,
  pid: number,
): Promise<unknown> {
  const config = readConfig(environment);
  if (config.DATABASE_URL !== undefined) {
    return inDatabase(await openPostgresStore({ url: config.DATABASE_URL, onIdleError: () => {} }), run);
  }
  const folder = resolve(config.DATA_DIR);
  const lock = lockFolder(folder, name, pid);
  if (lock.kind === 'held') return inDatabase(await openFolderStore(lock), run);
  return askServer(controlSocketPath(folder), name, payload).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    const why = error instanceof Error ? error.message : 'no answer';
    throw new StartError(`${folder} is in use by ${nameHolder(lock.holder)}, which does not answer: ${why}`);
  });
}

async function inDatabase(database: Database, run: DataCommand['run']): Promise<unknown> {
  try {
    return await run(database.db);
  } finally {
    await database.close();
  }
}
