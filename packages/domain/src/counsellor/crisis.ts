import { plainText } from './asked/plain-text.ts';
import { CRISIS } from './crisis-patterns.ts';

/** Letters and digits that stand for others where words are hidden: "k!ll", "su1cide". */
const DISGUISES: Readonly<Record<string, string>> = {
  '!': 'i',
  '1': 'i',
  '0': 'o',
  '3': 'e',
  '@': 'a',
  $: 's',
};
const DISGUISED = /(?<=[a-z])[!103@$](?=[a-z])/g;
const PIECE = 900;

function pieces(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < Math.max(text.length, 1); at += PIECE) found.push(text.slice(at, at + PIECE + 100));
  return found;
}

function isCrisisPiece(text: string): boolean {
  const plain = plainText(text).replace(DISGUISED, (sign) => DISGUISES[sign] ?? sign);
  const close = plain.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
  const english = close.replace(CRISIS.englishHarmless, ' … ');
  const chinese = close.replace(CRISIS.chineseHarmless, '…');
  return CRISIS.english.test(english) || CRISIS.chinese.test(chinese);
}

/** Whether a text points to self-harm or danger; by rule, in English, written and spoken Chinese. */
export function isCrisis(text: string): boolean {
  return pieces(text).some(isCrisisPiece);
}
