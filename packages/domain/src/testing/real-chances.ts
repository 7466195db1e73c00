import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChanceFitsFile } from '../chance/programme-chance.ts';

const FILE = join(import.meta.dirname, '../../../../data/chance/fits.json');

let fits: ChanceFitsFile | null = null;

/** The fits of all programmes, as they lie under `data/`. */
export function realFits(): ChanceFitsFile {
  if (fits !== null) return fits;
  const file: ChanceFitsFile = JSON.parse(readFileSync(FILE, 'utf8'));
  fits = file;
  return file;
}
