import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ABILITY_DATA, madeFiles } from './ability-files.ts';

const made = madeFiles();
const stale = made.filter(({ path, text }) => {
  const file = new URL(path, ABILITY_DATA);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});

if (process.argv.includes('--check')) {
  for (const { path } of stale) {
    console.error(`data/ability/${path} is stale: run node scripts/data/ability.ts`);
  }
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const { path, text } of stale) writeFileSync(new URL(path, ABILITY_DATA), text);
  console.log(`${made.length} files under data/ability, ${stale.length} written`);
}
