import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knowledgeFileSchema } from '@lodestar/contract';
import { type Knowledge, openKnowledge, readSparse, readStanding, readWeights } from '@lodestar/eddy';
import { z } from 'zod';
import { readAs } from '../../shared/data-file.ts';
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
