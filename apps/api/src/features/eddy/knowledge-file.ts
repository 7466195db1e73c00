import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { disciplinesFileSchema, knowledgeFileSchema } from '@lodestar/contract';
import {
  type Knowledge,
  openDisciplines,
  openKnowledge,
  readSparse,
  readStanding,
  readWeights,
} from '@lodestar/eddy';
import { z } from 'zod';
import { readAs } from '../../shared/data-file.ts';
import { causeOf, StartError } from '../../shared/start-error.ts';

const words = z.array(z.string());
const thesaurusSchema = z.array(z.strictObject({ idea: z.string(), en: words, zh: words }));

/**
 * Reads the short answers of a data folder and what is told of disciplines, with what was learned of how pupils ask for
 * them and the words of the ideas they name. @throws StartError naming what is wrong
 */
export async function readKnowledge(dataFolder: string): Promise<Knowledge> {
  const file = await readAs(knowledgeFileSchema, join(dataFolder, 'knowledge.json'));
  const thesaurus = await readAs(thesaurusSchema, join(dataFolder, 'thesaurus.json'));
  const disciplines = await readAs(disciplinesFileSchema, join(dataFolder, 'disciplines.json'));
  const learned = join(dataFolder, 'language');
  const readLearned = (name: string) => readFile(join(learned, name));
  try {
    return openKnowledge(
      file,
      {
        answers: readSparse(await readLearned('answers/answers.bin')),
        wanted: readWeights(await readLearned('answers/wanted.bin')),
        support: readStanding(await readLearned('answers/support.bin')),
        thesaurus,
      },
      openDisciplines(disciplines, readWeights(await readLearned('aspects/weights.bin'))),
    );
  } catch (error) {
    throw new StartError(`${learned} cannot be read (${causeOf(error)}).`);
  }
}
