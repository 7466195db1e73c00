import { z } from 'zod';
import { ERRORS, type ErrorBody, type ErrorCode } from './errors.ts';

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** The envelope of every error, for the API's document and for whoever checks an answer. */
export const errorBodySchema = z.strictObject({
  success: z.literal(false),
  code: z.literal(Object.keys(ERRORS).filter(isErrorCode)),
  message: z.string(),
  params: z.record(z.string(), z.unknown()),
  requestId: z.string(),
}) satisfies z.ZodType<ErrorBody>;
