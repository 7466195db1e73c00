import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../set-up/place.mjs';
import { complaintsAbout } from './file-rules.ts';

const files = globSync('{packages,apps,e2e,scripts}/**/*.{ts,tsx,mjs,cjs,css}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/migrations', '**/test-results', '**/playwright-report'],
}).map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 }));

const complaints = complaintsAbout(files);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
