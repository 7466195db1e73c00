import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueFileSchema } from '@lodestar/contract';
import { catalogueFigures, deriveProgramme, openCatalogue, recommend } from '@lodestar/domain';
import { z } from 'zod';
import { pupils } from './pupils.ts';

/** Runs the domain's own recommendation in a loop, other grades each time, and says how often it came round. */
const message = z.object({ seconds: z.number(), pupils: z.number() });

const years = [2026, 2025].map((year) => {
  const file = fileURLToPath(new URL(`../../../../data/programmes/${year}.json`, import.meta.url));
  const { programmes, sources } = catalogueFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return programmes.map((row) => deriveProgramme(row, sources));
});
const catalogue = openCatalogue(years[0] ?? [], catalogueFigures(years));
const wish = { exclude: [], institutions: [], count: 6 };

process.on('message', (sent) => {
  const { seconds, pupils: count } = message.parse(sent);
  const all = pupils(count);
  const end = performance.now() + seconds * 1_000;
  let rounds = 0;
  while (performance.now() < end) {
    for (const grades of all.slice(rounds % count, (rounds % count) + 50)) {
      recommend(catalogue, grades, wish);
      rounds += 1;
    }
  }
  process.send?.({ perSecond: rounds / seconds });
});
process.once('disconnect', () => process.exit());
