import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database, openEmbedded, openPostgres } from '../db/open.ts';

/** A database of its own with the shipped years loaded: embedded, or on PostgreSQL when the run has one. */
export async function openPreparedDatabase(): Promise<Database> {
  const prepared = inject('prepared');
  if (prepared.kind === 'folder') {
    const folder = await mkdtemp(join(tmpdir(), 'lodestar-test-'));
    await cp(prepared.folder, folder, { recursive: true });
    const database = await openEmbedded(folder);
    return closing(database, () => rm(folder, { recursive: true, force: true }));
  }
  return openCopy(prepared.url, prepared.template);
}

/** An empty database of its own, without tables. */
export async function openEmptyDatabase(): Promise<Database> {
  const prepared = inject('prepared');
  if (prepared.kind === 'template') return openCopy(prepared.url, 'template0');
  const folder = await temporaryFolder();
  return openEmbedded(folder);
}

/** A folder that goes when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lodestar-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openCopy(url: string, template: string): Promise<Database> {
  const name = `lodestar_test_${randomUUID().replaceAll('-', '')}`;
  const administrator = new pg.Client({ connectionString: url });
  await administrator.connect();
  await administrator.query(`create database ${name} template ${template}`);
  const address = new URL(url);
  address.pathname = name;
  const database = openPostgres({ url: address.href, onIdleError: () => {} });
  return closing(database, async () => {
    await administrator.query(`drop database ${name} with (force)`);
    await administrator.end();
  });
}

function closing(database: Database, afterwards: () => Promise<void>): Database {
  return {
    ...database,
    close: async () => {
      await database.close();
      await afterwards();
    },
  };
}
