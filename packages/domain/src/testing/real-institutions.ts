import { readFileSync } from 'node:fs';
import type { InstitutionNames } from '../admission/programme.ts';

let institutions: readonly InstitutionNames[] | null = null;

/** The institutions as they lie under `data/`. */
export function realInstitutions(): readonly InstitutionNames[] {
  if (institutions !== null) return institutions;
  const path = new URL('../../../../data/institutions.json', import.meta.url);
  const read: readonly InstitutionNames[] = JSON.parse(readFileSync(path, 'utf8'));
  institutions = read;
  return read;
}

/** The names and short names of each institution in every language, by its code. */
export function realInstitutionNames(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(realInstitutions().map(({ code, ...names }) => [code, Object.values(names)]));
}
