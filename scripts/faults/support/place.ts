import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findTestDatabase } from '../../test/postgres.ts';
import { afterwards } from './cleanup.ts';

export type DatabaseKind = 'embedded' | 'postgres';

/** Where a server keeps its data, empty at first. */
export interface Place {
  readonly kind: DatabaseKind;
  readonly settings: Readonly<Record<string, string>>;
}

/** A folder that goes when the fault is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lodestar-fault-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A place of its own, or null when no PostgreSQL answers. */
export async function newPlace(kind: DatabaseKind): Promise<Place | null> {
  if (kind === 'embedded') return { kind, settings: { DATA_DIR: temporaryFolder() } };
  const url = await findTestDatabase();
  return url === null ? null : newDatabase(url);
}

async function newDatabase(url: string): Promise<Place> {
  const name = `lodestar_fault_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  afterwards(() => administer(`drop database ${name} with (force)`));
  const address = new URL(url);
  address.pathname = name;
  return { kind: 'postgres', settings: { DATABASE_URL: address.href } };
}
