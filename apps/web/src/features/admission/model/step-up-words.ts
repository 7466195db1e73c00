import type { Classification } from '@lodestar/domain';
import type { Wording } from '../../../shared/programme/wording.ts';
import type { StepUp } from './receipt.ts';
import { gradeName, shortName } from './subject-words.ts';

/** The smallest step up in words, or why there is none. */
export function stepUpWords(classification: Classification, stepUp: StepUp | null, wording: Wording): string {
  const { t, number } = wording;
  if (stepUp === null) {
    return t(classification.classification === 8 ? 'receipt.step.highest' : 'receipt.step.reached');
  }
  const subject = shortName(stepUp.subjectCode, wording);
  const to = gradeName(stepUp.to, wording);
  const score = stepUp.score === null ? '' : number(stepUp.score);
  if (stepUp.from === null) return t('receipt.step.newSubject', { subject, to, score });
  return t('receipt.step.text', {
    count: stepUp.steps,
    subject,
    from: gradeName(stepUp.from, wording),
    to,
    score,
  });
}
