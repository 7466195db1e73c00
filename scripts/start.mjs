import { ensureBuilt } from './set-up/build.mjs';
import { handOver } from './set-up/hand-over.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { requireNodeForSetUp } from './set-up/node-runtime.mjs';

requireNodeForSetUp();
ensureInstalled();
ensureBuilt();
handOver(['apps/api/src/main.ts'], { NODE_ENV: process.env.NODE_ENV ?? 'production' });
