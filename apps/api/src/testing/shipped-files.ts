import { hash } from 'node:crypto';
import { readAbilityFiles } from '../features/ability/ability-files.ts';
import { readIntentWeights } from '../features/eddy/intent-weights.ts';
import { readKnowledge } from '../features/eddy/knowledge-file.ts';
import { compileYears, type LoadedYear } from '../features/programmes/catalogue.ts';
import { readInstitutions, readProgrammeFacts } from '../features/programmes/reference-data.ts';
import { readHelpLines } from '../shared/help-lines.ts';
import {
  ABILITY_FILES,
  DATA_FOLDER,
  HELP_LINES_FILE,
  INSTITUTIONS_FILE,
  INTENT_WEIGHTS_FILE,
} from './places.ts';

async function readAll() {
  return {
    institutions: await readInstitutions(INSTITUTIONS_FILE),
    facts: await readProgrammeFacts(DATA_FOLDER),
    abilityFiles: await readAbilityFiles(ABILITY_FILES),
    intents: await readIntentWeights(INTENT_WEIGHTS_FILE),
    helpLines: await readHelpLines(HELP_LINES_FILE),
    knowledge: await readKnowledge(DATA_FOLDER),
  };
}

let reading: ReturnType<typeof readAll> | null = null;

/** What a server reads at its start and never changes: read once for all apps of a process. */
export function shippedFiles(): ReturnType<typeof readAll> {
  reading ??= readAll();
  return reading;
}

const compiled = new Map<string, LoadedYear[]>();

/** Compiles years; the shipped ones, with which nearly every app begins, once for all apps of a process. */
export const compiledOnce: typeof compileYears = (years, institutions, facts) => {
  const key = hash('sha1', JSON.stringify(years));
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const made = compileYears(years, institutions, facts);
  // An import makes years that no other app has.
  if (compiled.size === 0) compiled.set(key, made);
  return made;
};
