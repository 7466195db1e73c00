import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../set-up/place.mjs';
import { type Lock, missingPlatformPackages, packagesWithoutHash } from './platform-packages.ts';

const FILE = join(ROOT, 'package-lock.json');
const lockfile: { packages: Lock } = JSON.parse(readFileSync(FILE, 'utf8'));
const missing = missingPlatformPackages(lockfile.packages);
const names = Object.keys(missing);

if (process.argv.includes('--write')) {
  const all = Object.entries({ ...lockfile.packages, ...missing }).sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  writeFileSync(FILE, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(all) }, null, 2)}\n`);
} else if (names.length > 0) {
  console.error('npm ci would refuse package-lock.json, which lacks packages of other platforms:');
  for (const name of names) console.error(`  ${name}`);
  console.error('Add them: node scripts/check/lockfile.ts --write');
  process.exitCode = 1;
}

const unseen = packagesWithoutHash(lockfile.packages);
if (unseen.length > 0) {
  console.error(
    'package-lock.json has no hash of these packages, so anything could be installed in their name:',
  );
  for (const path of unseen) console.error(`  ${path}`);
  console.error('Take them out of package-lock.json and run npm install again.');
  process.exitCode = 1;
}
