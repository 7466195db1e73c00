import { ensureBuilt } from './set-up/build.mjs';
import { handOver } from './set-up/hand-over.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { requireNodeForSetUp } from './set-up/node-runtime.mjs';

requireNodeForSetUp();
ensureInstalled();
ensureBuilt();
// A small young generation: loading the libraries would else grow it by over 100 MB, kept for good.
handOver(['--max-semi-space-size=8', 'apps/api/src/main.ts'], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
});
