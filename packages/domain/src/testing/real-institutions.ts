import { readFileSync } from 'node:fs';
import type { InstitutionNames } from '../admission/programme.ts';

/** The institutions as they lie under `data/`. */
export function realInstitutions(): readonly InstitutionNames[] {
  const path = new URL('../../../../data/institutions.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The names and short names of each institution in every language, by its code. */
export function realInstitutionNames(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(realInstitutions().map(({ code, ...names }) => [code, Object.values(names)]));
}
