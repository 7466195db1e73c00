import { readFile } from 'node:fs/promises';
import { type Classifier, INTENTS, type Intent, openClassifier, readWeights } from '@lodestar/eddy';
import { causeOf, StartError } from '../../shared/start-error.ts';

/** What was learned of how pupils ask. @throws StartError naming the file and what is wrong with it */
export async function readIntentWeights(file: string): Promise<Classifier<Intent>> {
  try {
    return openClassifier(readWeights(await readFile(file)), INTENTS);
  } catch (error) {
    throw new StartError(`${file} cannot be read (${causeOf(error)}).`);
  }
}
