import { ensureBuilt } from '../set-up/build.mjs';

ensureBuilt();
