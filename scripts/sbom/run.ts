import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../set-up/place.mjs';
import { licencesOf, linesOf } from './licences.ts';

/** Writes what the product is made of: a CycloneDX bill of materials and the list of its licences. */
const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'sbom');
const { stdout, stderr, status } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
if (status !== 0) throw new Error(stderr);
const packages = licencesOf(z.unknown().parse(JSON.parse(stdout)));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'lodestar.cdx.json'), stdout);
writeFileSync(join(folder, 'licences.txt'), linesOf(packages));
const unnamed = packages.filter(({ licence }) => licence === null).map(({ name }) => name);
console.log(
  `${folder}: ${packages.length} packages${unnamed.length > 0 ? `, without a licence: ${unnamed.join(', ')}` : ''}`,
);
