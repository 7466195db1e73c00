import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { StartError } from '../../shared/start-error.ts';
import { openPreparedDatabase, temporaryFolder } from '../../testing/database.ts';
import { PROGRAMME_FILES } from '../../testing/places.ts';
import { changed, smallFile } from '../../testing/year-files.ts';
import { importYear } from './import-year.ts';
import { listCollections, listProgrammeRows, readCatalogueVersion } from './repository.ts';
import { loadShippedYears } from './shipped-years.ts';

let database: Database;
beforeAll(async () => {
  database = await openPreparedDatabase();
});
afterAll(() => database.close());

async function folderWith(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}
const version = () => readCatalogueVersion(database.db);
const intakeOf = async (collection: string) => (await listProgrammeRows(database.db, collection))[0]?.intake;

test('years that are loaded already are left alone', async () => {
  const before = [await version(), await listCollections(database.db)];
  await loadShippedYears(database.db, PROGRAMME_FILES);
  expect([await version(), await listCollections(database.db)]).toEqual(before);
});

test('a changed file is loaded again, and once', async () => {
  await loadShippedYears(database.db, await folderWith({ 'a.json': smallFile(2041) }));
  const before = await version();
  const folder = await folderWith({ 'a.json': changed(smallFile(2041), 0, { intake: 777 }) });
  await loadShippedYears(database.db, folder);
  await loadShippedYears(database.db, folder);
  expect(await intakeOf('Programmes_2041')).toBe(777);
  expect(await version()).toBe(before + 1);
});

test('an imported year is never overwritten by a shipped one', async () => {
  const imported = changed(smallFile(2042), 0, { intake: 555 });
  await importYear(database.db, { text: JSON.stringify(imported), dryRun: false });
  const before = await version();
  await loadShippedYears(database.db, await folderWith({ 'b.json': smallFile(2042) }));
  expect(await intakeOf('Programmes_2042')).toBe(555);
  const stored = await listCollections(database.db);
  expect(stored.find(({ name }) => name === 'Programmes_2042')?.origin).toBe('imported');
  expect(await version()).toBe(before);
});

test.each([
  ['cut off', '{"format":1,"collection":"Progr', 'the file: is not JSON ('],
  ['with a wrong row', changed(smallFile(2028), 1, { code: 'oops' }), 'oops, code: “oops” does not have'],
])(
  'a damaged file (%s) stops the start with one line, and nothing of any file is kept',
  async (_how, damaged, said) => {
    const before = [await version(), await listCollections(database.db)];
    const folder = await folderWith({ '2027.json': smallFile(2027), '2028.json': damaged });
    const failure = await loadShippedYears(database.db, folder).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartError);
    const message = failure instanceof Error ? failure.message : '';
    expect(message).toContain(`2028.json is damaged: ${said}`);
    expect(message).not.toContain('\n');
    expect([await version(), await listCollections(database.db)]).toEqual(before);
  },
);
