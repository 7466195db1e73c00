import { asTyped } from '../asked/plain-text.ts';

/** 她说养我白养了: a reproach as it was heard at home, and nothing more in its clause. */
const REPROACH =
  /(?<![跟同对和向俾畀给妈爸] ?(?:我|阿)?)(?:妈妈?|爸爸?|爸妈|父母|屋企人?|家人|佢哋?|他们|她|他|老豆|老母)(?:又|就|还|仲|成日|总是|经常|一直)?(?:[闹骂]我)?[,， ]*(?:说|话|讲)(?:我)?(?:养我|养你)?(?:真是|真系|都系)?白养(?:我|你)?(?:了|咗|啦|喇|这么(?:多年|大)|咁(?:多年|大))*(?=\s|$|[，,。.！!？?；;…])/gu;

/** A longer message tells more than that. */
const LONGEST = 120;

/**
 * A message without a reproach that was heard at home; null where it has none. By itself it is asked about, and shown no card;
 * whatever stands beside it is read.
 */
export function withoutReported(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = asTyped(text);
  const rest = plain.replace(REPROACH, '。');
  return rest === plain ? null : rest;
}
