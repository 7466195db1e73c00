import { LANGUAGES } from '@lodestar/domain';
import { z } from 'zod';

/** Something in each language, and in no other. */
export const inEachLanguageOf = <T extends z.ZodType>(schema: T) => z.record(z.enum(LANGUAGES), schema);
