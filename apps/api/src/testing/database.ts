import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database, openPostgres } from '../db/open.ts';
import { openEmbedded } from '../db/open-embedded.ts';

declare global {
  namespace WebAssembly {
    /** Left out of the types of Node. */
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

/** Where a copy of the prepared database lies. */
export type Place =
  /** A data folder as `DATA_DIR` names it. */
  | { readonly kind: 'folder'; readonly dataFolder: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface Copy {
  readonly place: Place;
  readonly remove: () => Promise<void>;
}

/** A copy of the prepared database: embedded, or on PostgreSQL when the run has one. */
export async function copyPrepared(): Promise<Copy> {
  const prepared = inject('prepared');
  return prepared.kind === 'folder'
    ? copyFolder(prepared.folder)
    : copyDatabase(prepared.url, prepared.template);
}

/** A database of its own with the shipped years loaded; closing it removes it. */
export async function openPreparedDatabase(): Promise<Database> {
  const { place, remove } = await copyPrepared();
  const database = await openPlace(place);
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

/** Opens what no server holds. */
export async function openPlace(place: Place): Promise<Database> {
  if (place.kind === 'folder') return openEmbedded(join(place.dataFolder, 'database'), await loadedEngine());
  return openPostgres({ url: place.url, onIdleError: () => {} });
}

async function loadEngine(): Promise<PGliteOptions> {
  const beside = (name: string) => readFile(new URL(name, import.meta.resolve('@electric-sql/pglite')));
  return {
    pgliteWasmModule: await WebAssembly.compile(await beside('pglite.wasm')),
    initdbWasmModule: await WebAssembly.compile(await beside('initdb.wasm')),
    fsBundle: new Blob([await beside('pglite.data')]),
  };
}

let engine: Promise<PGliteOptions> | null = null;

/** PGlite's program, compiled once for all databases of a process. */
function loadedEngine(): Promise<PGliteOptions> {
  engine ??= loadEngine();
  return engine;
}

/** A folder that goes when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lodestar-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function copyFolder(prepared: string): Promise<Copy> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lodestar-test-'));
  // The one call that copies a folder without an event for each of its thousand files.
  cpSync(prepared, join(dataFolder, 'database'), { recursive: true });
  return {
    place: { kind: 'folder', dataFolder },
    remove: () => rm(dataFolder, { recursive: true, force: true }),
  };
}

async function copyDatabase(url: string, template: string): Promise<Copy> {
  const name = `lodestar_test_${randomUUID().replaceAll('-', '')}`;
  const administrator = new pg.Client({ connectionString: url });
  await administrator.connect();
  await administrator.query(`create database ${name} template ${template}`);
  const address = new URL(url);
  address.pathname = name;
  return {
    place: { kind: 'postgres', url: address.href },
    remove: async () => {
      await administrator.query(`drop database ${name} with (force)`);
      await administrator.end();
    },
  };
}
