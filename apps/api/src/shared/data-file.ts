import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { causeOf, StartError } from './start-error.ts';

/** @throws StartError naming a file that cannot be read */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new StartError(`${path} cannot be read (${causeOf(error)}).`);
  }
}

/** A file that the product ships with. @throws StartError naming the file and what is wrong with it */
export async function readAs<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(`${path} is damaged: ${issue?.path.join('.')}: ${issue?.message}.`);
}
