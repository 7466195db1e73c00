import { readFile } from 'node:fs/promises';
import { knowledgeFileSchema } from '@lodestar/contract';
import { type Knowledge, openKnowledge } from '@lodestar/eddy';
import { causeOf, StartError } from '../../start-error.ts';

/** Reads the short answers and makes them ready. @throws StartError naming the file and what is wrong with it */
export async function readKnowledge(path: string): Promise<Knowledge> {
  const parsed = knowledgeFileSchema.safeParse(await readJson(path));
  if (parsed.success) return openKnowledge(parsed.data);
  const [issue] = parsed.error.issues;
  throw new StartError(`${path} is damaged: ${issue?.path.join('.')}: ${issue?.message}.`);
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new StartError(`${path} cannot be read (${causeOf(error)}).`);
  }
}
