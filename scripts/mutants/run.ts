import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, say } from '../set-up/place.mjs';

/**
 * Changes the domain in thousands of small ways and counts how many of these the tests find out, folder by folder, or
 * of the files named, such as `admission/minimum.ts` or `admission/*.ts`. Fails below the score of `stryker.json`.
 */
const FOLDERS = ['ability', 'explain', 'admission'];
const HOME = join(ROOT, 'scripts', 'mutants');
const STRYKER = join(HOME, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

const wished = process.argv.slice(2);
const run = (command: string, args: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;

if (!existsSync(STRYKER) && !run('npm', ['ci', '--no-audit', '--no-fund'], HOME)) {
  throw new Error('Stryker could not be installed.');
}
for (const place of wished.length > 0 ? wished : FOLDERS) {
  say(`Mutants of ${place} …`);
  const [folder, changed] = place.endsWith('.ts') ? [dirname(place), place] : [place, `${place}/**/*.ts`];
  const files = `packages/domain/src/${changed},!packages/domain/src/**/*.test.ts`;
  const settings = ['run', join(HOME, 'stryker.json'), '--mutate', files];
  if (!run(process.execPath, [STRYKER, ...settings], ROOT, { MUTANTS_OF: folder })) process.exitCode = 1;
}
