import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knowledgeFileSchema } from '@lodestar/contract';
import {
  type IdeaWords,
  type Knowledge,
  type KnowledgeFile,
  openKnowledge,
  readSparse,
  readStanding,
  readWeights,
} from '@lodestar/eddy';
import { z } from 'zod';
import { causeOf, StartError } from '../../shared/start-error.ts';

/** Reads the short answers of a data folder, with what was learned of how pupils ask for them. @throws StartError naming what is wrong */
export async function readKnowledge(dataFolder: string): Promise<Knowledge> {
  const file = await readAnswers(join(dataFolder, 'knowledge.json'));
  const learned = join(dataFolder, 'language', 'answers');
  try {
    return openKnowledge(file, {
      answers: readSparse(await readFile(join(learned, 'answers.bin'))),
      wanted: readWeights(await readFile(join(learned, 'wanted.bin'))),
      support: readStanding(await readFile(join(learned, 'support.bin'))),
      thesaurus: await readThesaurus(join(dataFolder, 'language', 'thesaurus.json')),
    });
  } catch (error) {
    throw new StartError(`${learned} cannot be read (${causeOf(error)}).`);
  }
}

async function readAnswers(path: string): Promise<KnowledgeFile> {
  const parsed = knowledgeFileSchema.safeParse(await readJson(path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(`${path} is damaged: ${issue?.path.join('.')}: ${issue?.message}.`);
}

const thesaurusSchema = z.array(
  z.strictObject({ idea: z.string(), en: z.array(z.string()), zh: z.array(z.string()) }),
);

const readThesaurus = async (path: string): Promise<readonly IdeaWords[]> =>
  thesaurusSchema.parse(await readJson(path));

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new StartError(`${path} cannot be read (${causeOf(error)}).`);
  }
}
