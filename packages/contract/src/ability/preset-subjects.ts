import { ELECTIVE_SUBJECTS, type PresetSubject } from '@lodestar/domain';
import { z } from 'zod';
import type { FileComplaint } from '../file-complaint.ts';
import { requiredLineOf } from '../stored-text.ts';
import { type FileVerdict, judgeFile, repeats } from './judged-file.ts';
import { sixRequirementsSchema } from './six-numbers.ts';

/** A row of the collection `preset_subjects`. */
export const presetSubjectSchema = z.strictObject({
  _id: requiredLineOf(40),
  code: requiredLineOf(20),
  item: requiredLineOf(200),
  reqr: sixRequirementsSchema,
}) satisfies z.ZodType<PresetSubject>;

/** What each examination subject asks for (docs/ability.md). */
export const presetSubjectsFileSchema = z.strictObject({
  format: z.literal(1),
  collection: z.literal('preset_subjects'),
  basis: requiredLineOf(500),
  rows: z.array(presetSubjectSchema).max(200),
});

export type PresetSubjectsFile = z.output<typeof presetSubjectsFileSchema>;

const codeOf = ({ code }: PresetSubject): string => code;

function disagreements(rows: readonly PresetSubject[]): readonly FileComplaint[] {
  const present = new Set(rows.map(codeOf));
  return [
    ...repeats(rows, codeOf, 'code', codeOf),
    ...repeats(rows, codeOf, '_id', ({ _id }) => _id),
    ...ELECTIVE_SUBJECTS.filter((code) => !present.has(code)).map(
      (subject): FileComplaint => ({
        row: null,
        field: 'rows',
        why: { code: 'electiveMissing', subject },
      }),
    ),
  ];
}

/** Judges a file of subjects: every elective that a pupil can enter must be there, none twice. */
export function validatePresetSubjects(input: unknown): FileVerdict<PresetSubjectsFile> {
  return judgeFile(input, {
    schema: presetSubjectsFileSchema,
    list: 'rows',
    key: 'code',
    rowsOf: ({ rows }) => rows,
    disagreements,
  });
}
