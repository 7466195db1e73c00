import { plainText } from './asked/plain-text.ts';
import { heaviest } from './crisis/balance.ts';
import { mendedChinese } from './crisis/chinese-text.ts';
import { evidenceOf, type WeighedWord } from './crisis/evidence.ts';
import { hasSign } from './crisis/has-sign.ts';
import { mendedEnglish } from './crisis/mended-english.ts';
import { type Token, tokensOf } from './crisis/tokens.ts';
import { BALANCE } from './crisis/weights.generated.ts';

/** What a sign adds to what the words weigh. */
const OF_A_SIGN = 0.5;

/** A message is read piece by piece, so that the work for each is bounded. */
const PIECE = 900;
const OVERLAP = 100;

function pieces(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < Math.max(text.length, 1); at += PIECE)
    found.push(text.slice(at, at + PIECE + OVERLAP));
  return found;
}

const wordsOf = (text: string): readonly Token[] => tokensOf(mendedChinese(mendedEnglish(plainText(text))));

/** The words of a text with the evidence that is weighed, in any of the three languages. */
export function weighedWords(text: string): readonly WeighedWord[] {
  return evidenceOf(wordsOf(text));
}

/**
 * Whether a text points to self-harm or danger; by fixed rules, in English, written and spoken Chinese: signs of danger
 * and the learned weights of its words tip the scales together (decision 044).
 */
export function isCrisis(text: string): boolean {
  return pieces(text).some((piece) => {
    const words = wordsOf(piece);
    const tipped = heaviest(evidenceOf(words), BALANCE);
    // Signs take longer to find than weights, so they are looked for only where one decides.
    return tipped > 0 || (tipped > -OF_A_SIGN && hasSign(words));
  });
}
