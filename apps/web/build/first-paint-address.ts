import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'first-paint.js';
const text = readFileSync(join(import.meta.dirname, '..', 'public', FILE));

/**
 * Address of the script before the first paint, with its version: a page that comes afresh never meets the script that was
 * kept for an older one.
 */
export const FIRST_PAINT_SCRIPT = {
  file: FILE,
  address: `${FILE}?v=${createHash('sha256').update(text).digest('hex').slice(0, 10)}`,
} as const;
