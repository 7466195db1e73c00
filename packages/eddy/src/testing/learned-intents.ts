import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Classifier, openClassifier } from '../classifier/linear-classifier.ts';
import { readWeights } from '../classifier/weights-file.ts';
import { INTENTS, type Intent } from '../intents.ts';

/** A path, not a URL: tests of the pages load this too, and their URLs are none of files. */
const WEIGHTS = join(import.meta.dirname, '../../../../data/language/intents/weights.bin');
let intents: Classifier<Intent> | null = null;

/** What was learned of how pupils ask, as it lies under `data/`. */
export function learnedIntents(): Classifier<Intent> {
  intents ??= openClassifier(readWeights(readFileSync(WEIGHTS)), INTENTS);
  return intents;
}
