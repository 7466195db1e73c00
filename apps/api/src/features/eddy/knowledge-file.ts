import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knowledgeFileSchema } from '@lodestar/contract';
import { type Knowledge, openKnowledge, readSparse, readStanding, readWeights } from '@lodestar/eddy';
import { z } from 'zod';
import { causeOf, StartError } from '../../shared/start-error.ts';

const words = z.array(z.string());
const thesaurusSchema = z.array(z.strictObject({ idea: z.string(), en: words, zh: words }));

/**
 * Reads the short answers of a data folder, with what was learned of how pupils ask for them and the words of the ideas
 * they name. @throws StartError naming what is wrong
 */
export async function readKnowledge(dataFolder: string): Promise<Knowledge> {
  const file = await readAs(knowledgeFileSchema, join(dataFolder, 'knowledge.json'));
  const thesaurus = await readAs(thesaurusSchema, join(dataFolder, 'thesaurus.json'));
  const learned = join(dataFolder, 'language', 'answers');
  try {
    return openKnowledge(file, {
      answers: readSparse(await readFile(join(learned, 'answers.bin'))),
      wanted: readWeights(await readFile(join(learned, 'wanted.bin'))),
      support: readStanding(await readFile(join(learned, 'support.bin'))),
      thesaurus,
    });
  } catch (error) {
    throw new StartError(`${learned} cannot be read (${causeOf(error)}).`);
  }
}

async function readAs<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(path));
  if (parsed.success) return parsed.data;
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
