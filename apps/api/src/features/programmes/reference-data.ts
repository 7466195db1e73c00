import { readFile } from 'node:fs/promises';
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
  const stored = z.array(institutionSchema).parse(JSON.parse(await readFile(file, 'utf8')));
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

async function readAs<File>(path: string, schema: z.ZodType<File>): Promise<File> {
  return schema.parse(JSON.parse(await readFile(path, 'utf8')));
}

/** Reads the facts that lie under `data/`. */
export async function readProgrammeFacts(folder: string): Promise<ProgrammeFacts> {
  return {
    history: await readAs(join(folder, 'score-history.json'), scoreHistoryFileSchema),
    guide: openFieldGuide(await readAs(join(folder, 'fields.json'), fieldsFileSchema)),
    flexible: await readAs(join(folder, 'flexible-admission.json'), flexibleAdmissionFileSchema),
    others: await readAs(join(folder, 'other-subjects.json'), otherSubjectsFileSchema),
    fits: await readAs(join(folder, 'chance/fits.json'), chanceFitsFileSchema),
  };
}
