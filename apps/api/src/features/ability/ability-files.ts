import { join } from 'node:path';
import {
  type AreasFile,
  type FileVerdict,
  recommendationTextsSchema,
  validateAreas,
  validatePresetSubjects,
  validateProgrammeData,
} from '@lodestar/contract';
import {
  type InEachLanguage,
  LANGUAGE_FACTS,
  type Language,
  type PresetSubject,
  type ProgrammeProfile,
  type RecommendationTexts,
} from '@lodestar/domain';
import { readAs, readJson } from '../../shared/data-file.ts';
import { damagedFile } from '../../shared/start-error.ts';

/** What lies under data/ability, as far as the server needs it. */
export interface AbilityFiles {
  readonly subjects: readonly PresetSubject[];
  readonly programmes: readonly ProgrammeProfile[];
  readonly areas: AreasFile['areas'];
  readonly texts: InEachLanguage<RecommendationTexts>;
}

/** Reads and judges the files. @throws StartError naming the file and what is wrong with it */
export async function readAbilityFiles(folder: string): Promise<AbilityFiles> {
  const judged = async <File>(name: string, validate: (input: unknown) => FileVerdict<File>) => {
    const path = join(folder, name);
    return accepted(path, validate(await readJson(path)));
  };
  const texts = (language: Language) =>
    readAs(recommendationTextsSchema, join(folder, 'recommendation', LANGUAGE_FACTS[language].catalogue));
  return {
    subjects: (await judged('preset-subjects.json', validatePresetSubjects)).rows,
    programmes: (await judged('prog-data.json', validateProgrammeData)).rows,
    areas: (await judged('areas.json', validateAreas)).areas,
    texts: { en: await texts('en'), tc: await texts('tc'), sc: await texts('sc') },
  };
}

function accepted<File>(path: string, verdict: FileVerdict<File>): File {
  if (verdict.kind === 'valid') return verdict.file;
  throw damagedFile(path, verdict.complaints);
}
