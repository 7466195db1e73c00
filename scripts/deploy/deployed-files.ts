import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../set-up/place.mjs';

export const readFile = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Settings that a server knows, and files that hold them, from the one place that reads them. */
const settings = new Set(
  [...readFile('apps/api/src/config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name),
);
export const isSetting = (name: string) => settings.has(name.replace(/_FILE$/, ''));
