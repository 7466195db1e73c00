import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'rolldown/utils';

const FILE = 'first-paint.js';
const { code } = minifySync(FILE, readFileSync(join(import.meta.dirname, '..', 'public', FILE), 'utf8'), {
  module: false,
});

/**
 * The script before the first paint without what only its readers need, and its address, with its version: a page that comes afresh never meets the script that was
 * kept for an older one.
 */
export const FIRST_PAINT_SCRIPT = {
  file: FILE,
  code,
  address: `${FILE}?v=${createHash('sha256').update(code).digest('hex').slice(0, 10)}`,
} as const;
