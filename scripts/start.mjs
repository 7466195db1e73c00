import { BUILT_SERVER, ensureBuilt } from './set-up/build.mjs';
import { handOver } from './set-up/hand-over.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { requireNodeForSetUp } from './set-up/node-runtime.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './set-up/server-process.mjs';

requireNodeForSetUp();
ensureInstalled();
ensureBuilt();
handOver([...SERVER_FLAGS, BUILT_SERVER], {
  ...SERVER_ENVIRONMENT,
  NODE_ENV: process.env.NODE_ENV ?? 'production',
});
