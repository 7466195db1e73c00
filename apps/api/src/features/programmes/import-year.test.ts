import { collectionProgrammes, programmeByCode } from '@lodestar/contract';
import type { CatalogueFile } from '@lodestar/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { answerOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { changed, shippedFile, smallFile } from '../../testing/year-files.ts';
import { importYear } from './import-year.ts';
import { listCollections, listProgrammeRows, readCatalogueVersion } from './repository.ts';

let database: Database;
let running: TestApp;
beforeAll(async () => {
  database = await openPreparedDatabase();
  running = await openTestApp({ database });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const importFile = (file: unknown, dryRun = false) =>
  importYear(database.db, { text: typeof file === 'string' ? file : JSON.stringify(file), dryRun });

async function everythingStored() {
  const collections = await listCollections(database.db);
  const rows = await Promise.all(collections.map(({ name }) => listProgrammeRows(database.db, name)));
  return { version: await readCatalogueVersion(database.db), collections, rows };
}

/** Each test has years of its own, so that they need not wait for a database each. */
describe('a good file', () => {
  test('of a new year becomes the current one, without a restart', async () => {
    const report = await importFile(smallFile(2090));
    expect(report).toMatchObject({ kind: 'imported', collection: 'Programmes_2090', programmes: 3 });
    expect(await running.programmes.refresh()).toBe(true);
    const current = answerOf(collectionProgrammes, await running.app.inject('/api/programmes/dse'));
    expect(current.collection).toBe('Programmes_2090');
    expect(current.data.map(({ code }) => code)).toEqual(smallFile(2090).programmes.map(({ code }) => code));
    expect(await running.programmes.refresh()).toBe(false);
  });

  test('takes the place of a stored year; the report says what is new, changed and removed', async () => {
    const file = smallFile(2041);
    await importFile(file);
    const [first, second, third] = file.programmes;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('too few programmes');
    const programmes = [{ ...first, intake: 999 }, { ...second, code: 'JS9999' }, third];
    const report = await importFile({ ...file, programmes });
    expect(report).toEqual({
      kind: 'imported',
      collection: 'Programmes_2041',
      programmes: 3,
      added: ['JS9999'],
      changed: [first.code],
      removed: [second.code],
    });
    await running.programmes.refresh();
    const at = (code: string) => running.app.inject(`/api/programmes/Programmes_2041/code/${code}`);
    expect(answerOf(programmeByCode, await at(first.code)).data.intake).toBe(999);
    expect((await at(second.code)).statusCode).toBe(404);
  });

  test('in a dry run is only reported on', async () => {
    const before = await everythingStored();
    const report = await importFile(changed(shippedFile(2026), 0, { intake: 999 }), true);
    expect(report).toMatchObject({ kind: 'acceptable', changed: [shippedFile(2026).programmes[0]?.code] });
    expect(await everythingStored()).toEqual(before);
  });

  test('imported twice changes no programme the second time', async () => {
    await importFile(smallFile(2042));
    expect(await importFile(smallFile(2042))).toMatchObject({ added: [], changed: [], removed: [] });
  });
});

describe('a refused file leaves everything as it was', () => {
  const base = shippedFile(2026);
  const withRows = (index: number, change: Parameters<typeof changed>[2]): CatalogueFile =>
    changed(base, index, change);
  const published = base.programmes.findIndex(
    ({ score_lq, score_md }) => score_lq !== null && score_md !== null,
  );
  const withOffers = base.programmes.findIndex(({ stats_offer }) => stats_offer.length > 0);
  const code = (index: number) => base.programmes[index]?.code ?? '';

  test.each([
    ['nothing', '', null],
    ['no JSON', '{"format":', null],
    ['another format', { ...base, format: 2 }, null],
    ['no programmes', { ...base, programmes: [] }, null],
    [
      'quartiles out of order',
      withRows(published, { score_md: 20, score_lq: 21, score_uq: null }),
      code(published),
    ],
    [
      'offers above applications',
      withRows(withOffers, { stats_offer: [[2025, 90_000, 0, 0, 0, 0, 90_000]] }),
      code(withOffers),
    ],
    ['an unknown subject', withRows(3, { requirements: { XYZ: '3' } }), code(3)],
    ['a duplicate code', withRows(4, { code: code(5) }), code(5)],
    [
      'an unknown institution',
      {
        ...base,
        programmes: base.programmes.map((row, at) => (at === 6 ? { ...row, institution: 'MIT' } : row)),
      },
      code(6),
    ],
    ['a key that reaches for a prototype', '{"format":1,"__proto__":{"a":1},"programmes":[]}', null],
  ])('%s', async (_what, file, named) => {
    const before = await everythingStored();
    const report = await importFile(file);
    expect(report.kind).toBe('refused');
    const complaints = report.kind === 'refused' ? report.complaints : [];
    expect(complaints.map(({ row }) => row)).toContain(named);
    expect(await everythingStored()).toEqual(before);
  });
});

test('an import that fails half-way is undone', async () => {
  const file = smallFile(2043);
  const last = file.programmes.at(-1)?.code ?? '';
  const refuseLast = `check (collection <> 'Programmes_2043' or code <> '${last}')`;
  await database.db.execute(sql.raw(`alter table programmes add constraint refuse_last ${refuseLast}`));
  const before = await everythingStored();
  await expect(importFile(file)).rejects.toThrow();
  expect(await everythingStored()).toEqual(before);
});
