import { AREAS } from '@lodestar/domain';
import { z } from 'zod';
import type { FileComplaint } from '../file-complaint.ts';
import { requiredLineOf } from '../stored-text.ts';
import { type FileVerdict, judgeFile } from './judged-file.ts';

const words = z.strictObject({ en: requiredLineOf(200), tc: requiredLineOf(100), sc: requiredLineOf(100) });

/** The 36 areas with their names, what they are about, and kinds of work in them. */
export const areasFileSchema = z.strictObject({
  format: z.literal(1),
  areas: z
    .array(z.strictObject({ id: z.enum(AREAS), name: words, about: words, careers: words }))
    .length(AREAS.length),
});

export type AreasFile = z.output<typeof areasFileSchema>;

/** Judges the file of areas: all of them, in the order of every list of 36 numbers. */
export function validateAreas(input: unknown): FileVerdict<AreasFile> {
  return judgeFile(input, {
    schema: areasFileSchema,
    list: 'areas',
    key: 'id',
    rowsOf: ({ areas }) => areas,
    disagreements: (areas) =>
      areas.flatMap(({ id }, index): FileComplaint[] => {
        const belongs = AREAS[index];
        return belongs === undefined || id === belongs
          ? []
          : [{ row: id, field: 'id', why: { code: 'misplaced', belongs } }];
      }),
  });
}
