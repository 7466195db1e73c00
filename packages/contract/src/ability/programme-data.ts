import { AREAS, isProgrammeCode, type ProgrammeProfile } from '@lodestar/domain';
import { z } from 'zod';
import type { FileComplaint } from '../file-complaint.ts';
import { proseOf, requiredLineOf } from '../stored-text.ts';
import { type FileVerdict, judgeFile, repeats } from './judged-file.ts';
import { eightAbilitiesSchema } from './six-numbers.ts';

const areaNumbers = z.array(z.int().min(0).max(3)).length(AREAS.length);

/** A row of the collection `prog_data_2025`. */
export const programmeProfileSchema = z.strictObject({
  _id: requiredLineOf(40),
  code: z.string().refine(isProgrammeCode),
  name_short: requiredLineOf(60),
  name_eng: requiredLineOf(400),
  name_chi: requiredLineOf(200),
  description: proseOf(2_000).nullable(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  ability: eightAbilitiesSchema,
  area_like: areaNumbers,
  area_disl: areaNumbers,
}) satisfies z.ZodType<ProgrammeProfile>;

/** What each programme of a year asks for and is about (docs/ability.md). */
export const programmeDataFileSchema = z.strictObject({
  format: z.literal(1),
  collection: z.literal('prog_data_2025'),
  /** The year's programmes that the rows are of, such as `Programmes_2026`. */
  catalogue: z.string().regex(/^Programmes_\d{4}$/),
  basis: requiredLineOf(500),
  rows: z.array(programmeProfileSchema).max(2_000),
});

export type ProgrammeDataFile = z.output<typeof programmeDataFileSchema>;

const codeOf = ({ code }: ProgrammeProfile): string => code;

function disagreements(rows: readonly ProgrammeProfile[]): readonly FileComplaint[] {
  return [...repeats(rows, codeOf, 'code', codeOf), ...repeats(rows, codeOf, '_id', ({ _id }) => _id)];
}

/** Judges a file of programme profiles. */
export function validateProgrammeData(input: unknown): FileVerdict<ProgrammeDataFile> {
  return judgeFile(input, {
    schema: programmeDataFileSchema,
    list: 'rows',
    key: 'code',
    rowsOf: ({ rows }) => rows,
    disagreements,
  });
}
