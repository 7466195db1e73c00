import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { ensureBuilt } from '../set-up/build.mjs';
import { ROOT } from '../set-up/place.mjs';

ensureBuilt();

const benches = [
  ...globSync('{packages/*,apps/api}/bench/*.ts', { cwd: ROOT }),
  'scripts/bench/second-start.ts',
  'scripts/bench/page-size.ts',
  'scripts/bench/change-of-grade.ts',
  'scripts/bench/chance-frames.ts',
  'scripts/bench/trajectory-map.ts',
  'scripts/bench/dashboard.ts',
  'scripts/bench/lighthouse.ts',
  'scripts/bench/every-page.ts',
];
for (const bench of benches) {
  const { status } = spawnSync(process.execPath, [bench], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}
