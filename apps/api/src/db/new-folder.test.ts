import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/database.ts';
import { openEmbedded } from './open-embedded.ts';

test('a database is made where there is none, also after a making that was killed', async () => {
  const folder = join(await temporaryFolder(), 'database');
  mkdirSync(`${folder}.new`);
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '');
  const database = await openEmbedded(folder);
  await database.migrate();
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
});
