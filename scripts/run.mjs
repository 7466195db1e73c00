import { handOver } from './set-up/hand-over.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { requireNodeForSetUp } from './set-up/node-runtime.mjs';

requireNodeForSetUp();
ensureInstalled();
handOver(process.argv.slice(2));
