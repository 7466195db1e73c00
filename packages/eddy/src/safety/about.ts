import { type Classifier, openClassifier } from '../classifier/linear-classifier.ts';
import { ABOUTS, type About } from './danger.ts';
import { ABOUT_WEIGHTS } from './weights.generated.ts';

const classifier: Classifier<About> = openClassifier(ABOUT_WEIGHTS, ABOUTS);

/** Whom a message in danger is about, by the places of its evidence. */
export function mostLikelyAbout(evidence: readonly number[]): About {
  return classifier.classify(piecesOfEvidence(evidence))[0]?.label ?? 'self';
}

/** Evidence as it is learned from here, where fewer weights are shared by more. */
export const piecesOfEvidence = (evidence: readonly number[]): readonly string[] => evidence.map(String);
