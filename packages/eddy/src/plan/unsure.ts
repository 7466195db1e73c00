import type { IntentGuess } from '../classifier/read-intent.ts';
import { type Intent, isFeeling } from '../intents.ts';
import { toldOfLate, wasTold } from '../state/told-entries.ts';
import { isTalkIntent } from '../talk.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { entryCall, lookUp, nothing, type Wish } from './parts.ts';

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

/** From this share on a short answer may be meant; of so many is asked. */
export const MAY_BE = 0.07;
const MOST_ANSWERS = 2;

/** Asks back with the likeliest guesses, of answers in words and of what can be looked up, which is never a dead end. */
export function unsure(guesses: readonly IntentGuess[], { text, context, earlier }: Wish): Understanding {
  const likely = answersInTalk(text, { context, earlier }).filter(({ share }) => share >= MAY_BE);
  // What goes on from an answer in words may ask for one that stands beside it.
  const [last] = toldOfLate(context, earlier.slice(-2));
  const beside = (last?.related ?? []).flatMap((id) => context.knowledge.entry(id) ?? []);
  const answers = [...likely.map(({ entry }) => entry), ...beside].filter(
    (entry) => !wasTold(entry, context, earlier),
  );
  const meant = guesses.map(({ intent }) => intent).filter((intent) => !NOT_OFFERED.has(intent));
  return {
    kind: 'unsure',
    ...nothing,
    unsureOf: [...new Set([...meant, ...OFFERED_ELSE])].slice(0, OFFERED),
    mayMean: [...new Set(answers.map(({ id }) => id))].slice(0, MOST_ANSWERS),
  };
}

/** From this share on words that ask nothing, and that nothing else is heard in, are a farewell; said in few signs. */
const FAREWELL = 0.05;
const FEW_SIGNS = { latin: 30, chinese: 10 } as const;

const isFew = (text: string): boolean =>
  text.trim().length <= (/\p{Script=Han}/u.test(text) ? FEW_SIGNS.chinese : FEW_SIGNS.latin);

/** From this share on an answer that was given already is asked for, or what weighs is told further. */
const PLAINLY = 0.8;

/** More of what was told: what stands beside it or, where it weighs, that it is heard. */
function askedAgain({ text, context, earlier }: Wish): Understanding | null {
  const [best] = answersInTalk(text, { context, earlier });
  if (best === undefined || best.share < PLAINLY || !wasTold(best.entry, context, earlier)) return null;
  if (best.entry.topic === 'feelings') return { kind: 'talk', ...nothing, talk: 'pressure' };
  const beside = best.entry.related
    .flatMap((id) => context.knowledge.entry(id) ?? [])
    .find((entry) => entry.topic === best.entry.topic && !wasTold(entry, context, earlier));
  return lookUp([entryCall(beside ?? best.entry, text)]);
}

/** What asks nothing: a farewell in few words, else something told in the middle of a talk, with which the talk goes on. */
export function saidOnly(guesses: readonly IntentGuess[], wish: Wish): Understanding {
  const { text, earlier } = wish;
  const isBye = guesses.some(({ intent, share }) => intent === 'thanks_bye' && share >= FAREWELL);
  if (isBye && isFew(text)) return { kind: 'talk', ...nothing, talk: 'thanks_bye' };
  const again = askedAgain(wish);
  if (again !== null) return again;
  const read = unsure(guesses, wish);
  const isTold = earlier.some(({ isBot }) => isBot) && !isFew(text);
  return isTold ? { ...read, kind: 'talk', talk: 'telling' } : read;
}

/** What weighs is heard, whichever feeling it is. */
export function heavy(guesses: readonly IntentGuess[]): Understanding {
  const felt = guesses.find(({ intent }) => isFeeling(intent))?.intent ?? 'worry';
  return { kind: 'talk', ...nothing, talk: isTalkIntent(felt) ? felt : 'worry' };
}
