import { ASPECTS, type DisciplinesFile } from '@lodestar/eddy';
import { z } from 'zod';
import { inEachLanguageOf } from './each-language.ts';

const text = z.string().trim().min(1);
const inEachLanguage = inEachLanguageOf(text);
const id = z.string().regex(/^[a-z][A-Za-z0-9]*$/);

export const disciplineSchema = z.strictObject({
  id,
  field: id,
  names: inEachLanguageOf(z.array(text).min(1).readonly()),
  label: inEachLanguage,
  notes: z.record(z.enum(ASPECTS), inEachLanguage),
});

/** The file of disciplines and what is told of each, aspect by aspect. */
export const disciplinesFileSchema = z.strictObject({
  format: z.literal(1),
  source: text,
  disciplines: z.array(disciplineSchema).min(1).readonly(),
}) satisfies z.ZodType<DisciplinesFile>;
