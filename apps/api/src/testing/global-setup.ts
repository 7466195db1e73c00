import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Database, openPostgres } from '../db/open.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { loadShippedYears } from '../features/programmes/shipped-years.ts';
import { PROGRAMME_FILES } from './places.ts';

/** A database with its tables and the shipped years, made once per run; every test file works on a copy. */
export type Prepared =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'template'; readonly url: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    prepared: Prepared;
  }
}

let forget: () => Promise<void> = async () => {};

export async function setup(project: TestProject): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  project.provide(
    'prepared',
    url === undefined || url === '' ? await prepareFolder() : await prepareTemplate(url),
  );
}

export async function teardown(): Promise<void> {
  await forget();
}

async function prepareFolder(): Promise<Prepared> {
  const home = await mkdtemp(join(tmpdir(), 'lodestar-prepared-'));
  const folder = join(home, 'database');
  forget = () => rm(home, { recursive: true, force: true });
  await fill(await openEmbedded(folder));
  return { kind: 'folder', folder };
}

async function prepareTemplate(url: string): Promise<Prepared> {
  const template = `lodestar_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${template}`);
  forget = () => administer(url, `drop database ${template} with (force)`);
  const address = new URL(url);
  address.pathname = template;
  await fill(openPostgres({ url: address.href, onIdleError: () => {} }));
  return { kind: 'template', url, template };
}

async function fill(database: Database): Promise<void> {
  await database.migrate();
  await loadShippedYears(database.db, PROGRAMME_FILES);
  await database.close();
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
