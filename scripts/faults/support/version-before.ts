import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../set-up/place.mjs';
import { temporaryFolder } from './place.ts';

/** The server as it was before the newest step of the database was written, or why it is not here. */
export type VersionBefore =
  | { readonly kind: 'here'; readonly main: string }
  | { readonly kind: 'missing'; readonly why: string };

const MIGRATIONS = 'apps/api/src/db/migrations';
const NEEDED = ['package.json', 'apps/api', 'packages', 'data'];
const OWN = '@lodestar';
/** Longer than all files of the server are together. */
const MOST_BYTES = 500_000_000;

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })).min(1) });

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: ROOT, maxBuffer: MOST_BYTES });

function commitBefore(): string | null {
  const journal: unknown = JSON.parse(readFileSync(join(ROOT, MIGRATIONS, 'meta', '_journal.json'), 'utf8'));
  const newest = journalSchema.parse(journal).entries.at(-1)?.tag;
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${MIGRATIONS}/${newest}.sql`);
  const commit = String(added.stdout).trim();
  if (commit === '' || git('cat-file', '-e', `${commit}^`).status !== 0) return null;
  return `${commit}^`;
}

/** Today's packages, and beside them the workspaces of that version. */
function linkPackages(folder: string): void {
  const installed = join(folder, 'node_modules');
  mkdirSync(join(installed, OWN), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== OWN) symlinkSync(join(ROOT, 'node_modules', name), join(installed, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(installed, OWN, name));
}

/** Takes the sources of that version out of the repository's history, to be run as they are. */
export function versionBefore(): VersionBefore {
  const commit = commitBefore();
  if (commit === null)
    return { kind: 'missing', why: 'the history of the repository does not hold the version before' };
  const folder = temporaryFolder();
  const packed = git('archive', commit, ...NEEDED);
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: packed.stdout });
  if (packed.status !== 0 || unpacked.status !== 0)
    return { kind: 'missing', why: 'the version before cannot be unpacked' };
  linkPackages(folder);
  return { kind: 'here', main: join(folder, 'apps', 'api', 'src', 'main.ts') };
}
