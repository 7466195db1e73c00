import { z } from 'zod';

/** No control characters, no half of a surrogate pair: PostgreSQL stores neither NUL nor broken UTF-16. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

const INVISIBLE = /^[\s\p{Cf}]*$/u;

/** Whether nothing of a text can be seen: space, or characters that only join, part or turn others. */
export const isBlank = (text: string) => INVISIBLE.test(text);

/** A text of one line as it will be stored: trimmed, at most so many characters, nothing invisible in it. */
export function lineOf(max: number) {
  return z
    .string()
    .trim()
    .overwrite((text) => (isBlank(text) ? '' : text))
    .max(max)
    .regex(ONE_LINE);
}

/** The same, and not empty. */
export function requiredLineOf(max: number) {
  return lineOf(max).min(1);
}

/** The same, and left out as null or empty. */
export function optionalLineOf(max: number) {
  return lineOf(max)
    .transform((text) => (text === '' ? null : text))
    .nullable();
}

/** A text of several lines as it will be stored. */
export function proseOf(max: number) {
  return z.string().max(max).regex(SEVERAL_LINES);
}
