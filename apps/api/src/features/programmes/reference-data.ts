import { join } from 'node:path';
import {
  chanceFitsFileSchema,
  fieldsFileSchema,
  flexibleAdmissionFileSchema,
  institutionCodeSchema,
  otherSubjectsFileSchema,
  scoreHistoryFileSchema,
} from '@lodestar/contract';
import {
  type ChanceFitsFile,
  type FieldGuide,
  type FlexibleAdmissionFile,
  INSTITUTIONS,
  type OtherSubjectsFile,
  openFieldGuide,
  type ScoreHistoryFile,
} from '@lodestar/domain';
import { z } from 'zod';
import { readAs } from '../../shared/data-file.ts';

const institutionSchema = z.object({
  code: institutionCodeSchema,
  name_en: z.string(),
  name_tc: z.string(),
  name_sc: z.string(),
  short_en: z.string(),
  short_tc: z.string(),
  short_sc: z.string(),
});

export type Institution = z.output<typeof institutionSchema>;

/** The institutions with their names, in display order; every one of them must be there. */
export async function readInstitutions(file: string): Promise<Institution[]> {
  const stored = await readAs(z.array(institutionSchema), file);
  return INSTITUTIONS.map((code) => {
    const institution = stored.find((one) => one.code === code);
    if (institution === undefined) throw new Error(`${file} has no ${code}`);
    return institution;
  });
}

/** What is known of programmes beside the year's file: earlier scores, fields and interests, flexible routes, what other languages and Applied Learning count for, and what chances are worked out from. */
export interface ProgrammeFacts {
  readonly history: ScoreHistoryFile;
  readonly guide: FieldGuide;
  readonly flexible: FlexibleAdmissionFile;
  readonly others: OtherSubjectsFile;
  readonly fits: ChanceFitsFile;
}

/** Reads the facts that lie under `data/`. */
export async function readProgrammeFacts(folder: string): Promise<ProgrammeFacts> {
  return {
    history: await readAs(scoreHistoryFileSchema, join(folder, 'score-history.json')),
    guide: openFieldGuide(await readAs(fieldsFileSchema, join(folder, 'fields.json'))),
    flexible: await readAs(flexibleAdmissionFileSchema, join(folder, 'flexible-admission.json')),
    others: await readAs(otherSubjectsFileSchema, join(folder, 'other-subjects.json')),
    fits: await readAs(chanceFitsFileSchema, join(folder, 'chance/fits.json')),
  };
}
