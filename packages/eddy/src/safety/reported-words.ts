import { asTyped } from '../asked/plain-text.ts';

/** 她说养我白养了: a reproach as it was heard at home, and nothing more in its clause. */
const REPROACH =
  /(?:妈妈?|爸爸?|爸妈|父母|屋企人?|家人|佢哋?|他们|她|他|老豆|老母)(?:又|就|还|仲|成日|总是|经常|一直)?(?:[闹骂]我)?[,， ]*(?:说|话|讲)(?:我)?(?:养我|养你)?(?:真是|真系|都系)?白养(?:我|你)?(?:了|咗|啦|喇|这么(?:多年|大)|咁(?:多年|大))*(?=\s|$|[，,。.！!？?；;…])/gu;

/** Work with people in need. */
const HELPING_WORK =
  /(?<![a-z])(?:social work\w*|nurs(?:e|es|ing)|counsell?\w*|psycholog\w*)(?![a-z])|社工|社会工作|护士|护理|医生|辅导员?|心理(?:学|师|系)/u;
/** 怕听完人哋嘅嘢我自己抑郁埋: what that work may do to whoever takes it up. */
const WORN_BY_WORK =
  /(?:怕|惊|会唔会|会不会)[^。！？.!?\n]{0,10}(?:听|睇|看|对住|面对|接触)[^。！？.!?\n]{0,14}(?:自己|我)(?:都|也|会|弄|搞|整|变|得|到)*(?:抑郁|depress(?:ed)?)(?:埋|咗|了|掉)?/gu;
/** A longer message tells more than that. */
const LONGEST = 120;

/**
 * A message without a reproach that was heard at home, and without the fear of being worn out by a kind of work; null where it
 * has neither. By themselves they are asked about, and shown no card; whatever stands beside them is read.
 */
export function withoutReported(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = asTyped(text);
  const unreproached = plain.replace(REPROACH, '。');
  const rest = HELPING_WORK.test(plain) ? unreproached.replace(WORN_BY_WORK, '。') : unreproached;
  return rest === plain ? null : rest;
}
