import type { IntentGuess } from '../classifier/read-intent.ts';
import { type Intent, isFeeling } from '../intents.ts';
import { isTalkIntent } from '../talk.ts';
import type { Understanding } from '../understanding.ts';
import { nothing } from './parts.ts';

/** Said of nothing, or only as an answer to something: never offered as what may have been meant. */
const NOT_OFFERED: ReadonlySet<Intent> = new Set<Intent>([
  'yes_no',
  'thanks_bye',
  'hello',
  'more',
  'correction',
  'why',
]);
const OFFERED_ELSE: readonly Intent[] = ['programme_level', 'find_by_interest', 'list_check'];
const OFFERED = 3;

/** Asks back with the likeliest guesses, which is never a dead end. */
export function unsure(guesses: readonly IntentGuess[]): Understanding {
  const meant = guesses.map(({ intent }) => intent).filter((intent) => !NOT_OFFERED.has(intent));
  return {
    kind: 'unsure',
    ...nothing,
    unsureOf: [...new Set([...meant, ...OFFERED_ELSE])].slice(0, OFFERED),
  };
}

/** What weighs is heard, whichever feeling it is. */
export function heavy(guesses: readonly IntentGuess[]): Understanding {
  const felt = guesses.find(({ intent }) => isFeeling(intent))?.intent ?? 'worry';
  return { kind: 'talk', ...nothing, talk: isTalkIntent(felt) ? felt : 'worry' };
}
