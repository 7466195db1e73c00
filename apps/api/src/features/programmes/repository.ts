import type { CatalogueFile, ProgrammeRow, SourceNote } from '@lodestar/domain';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { catalogueVersion, collections, programmes } from '../../db/schema.ts';

export type Origin = 'shipped' | 'imported';

export interface StoredCollection {
  readonly name: string;
  readonly entryYear: number;
  readonly sources: Readonly<Record<string, SourceNote>>;
  readonly fileHash: string;
  readonly origin: Origin;
}

/** Any number; writers of the catalogue take turns on it. */
const WRITER_LOCK = 7_341_903;
const ROWS_PER_INSERT = 200;

/** Makes other writers of the catalogue wait until the transaction ends. */
export async function lockCatalogueForWriting(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${WRITER_LOCK})`);
}

export async function readCatalogueVersion(db: Executor): Promise<number> {
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion);
  return row?.version ?? 0;
}

export async function raiseCatalogueVersion(db: Executor): Promise<void> {
  await db
    .insert(catalogueVersion)
    .values({ version: 1 })
    .onConflictDoUpdate({
      target: catalogueVersion.id,
      set: { version: sql`${catalogueVersion.version} + 1` },
    });
}

/** Newest year first. */
export function listCollections(db: Executor): Promise<StoredCollection[]> {
  return db.select().from(collections).orderBy(desc(collections.entryYear));
}

/** The rows of a collection in the order of its file. */
export async function listProgrammeRows(db: Executor, collection: string): Promise<ProgrammeRow[]> {
  const rows = await db
    .select({ facts: programmes.facts })
    .from(programmes)
    .where(eq(programmes.collection, collection))
    .orderBy(asc(programmes.position));
  return rows.map(({ facts }) => facts);
}

/** Puts a year's file in the place of whatever its collection held. */
export async function replaceCollection(
  db: Executor,
  file: CatalogueFile,
  fileHash: string,
  origin: Origin,
): Promise<void> {
  const { collection: name, entry_year: entryYear, sources } = file;
  const stored = { entryYear, sources, fileHash, origin, loadedAt: new Date() };
  await db
    .insert(collections)
    .values({ name, ...stored })
    .onConflictDoUpdate({ target: collections.name, set: stored });
  await db.delete(programmes).where(eq(programmes.collection, name));
  const rows = file.programmes.map((facts, position) => ({
    collection: name,
    code: facts.code,
    position,
    facts,
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await db.insert(programmes).values(rows.slice(start, start + ROWS_PER_INSERT));
  }
}
