import { plainText, wordPattern } from '../asked/plain-text.ts';
import { totalTold } from '../asked/total-words.ts';
import type { EarlierMessage } from '../context.ts';
import type { Understanding } from '../understanding.ts';
import { isLookUp, type Understand } from './part-heard.ts';

/** What was told before was wrong. */
const WRONG = wordPattern({
  en: 'sorry|sry|oops|wrong|typo|mistake|i (?:mean|meant)|actually|should be|not',
  forms: '(?:打|写|讲|说|计|算|入|记)?错(?:咗|了|左)?|其实|应该(?:是|系)|唔系|不是|更正',
});
const NUMBER = /(?<![0-9.*])[1-4]?[0-9](?:\.5)?(?![0-9*])/g;
/** Longer messages say what they ask. */
const SHORT = 30;

/** "Sorry, 25" after "my best 5 is 24": the question before, with the sum that is meant. */
export function putRight(
  text: string,
  earlier: readonly EarlierMessage[],
  understand: Understand,
): Understanding | null {
  const plain = plainText(text);
  const meant = plain.match(NUMBER)?.at(-1);
  if (meant === undefined || plain.length > SHORT || !WRONG.test(plain)) return null;
  const at = earlier.findLastIndex(({ isBot }) => !isBot);
  const asked = plainText(earlier[at]?.text ?? '');
  const told = totalTold(asked);
  if (told === null) return null;
  const put = asked.replaceAll(NUMBER, (number) => (Number(number) === told.total ? meant : number));
  const understood = understand(put, earlier.slice(0, at));
  return isLookUp(understood) ? understood : null;
}
