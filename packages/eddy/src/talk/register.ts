import { plainText } from '../asked/plain-text.ts';
import type { EarlierMessage } from '../context.ts';

/** How Chinese is written to a pupil: as in books, or as Cantonese is spoken. */
export type Register = 'written' | 'spoken';

/** Words of Cantonese that no book would hold, in simplified characters. */
const SPOKEN = new RegExp(
  [
    '[唔嘅咗喺冇嗰啲哋佢嚟㗎咁攞噉乜攰瞓諗搵嘢啱喎咩嘥冧喇畀俾啩囉睇]',
    '(?<![重优缺特观地时早晚快一两几差有])点(?:解|样|先|做|玩|搞|戒|整|拣|揀|报|追|算(?!分|成绩))',
    '边(?:个|度|间|科|样|几)|几(?:时|耐|远|多)|而家|听日|寻日|头先|呢(?:度|个|科|间|两|几|份|条|啲|位|张|排)|升定跌|净系',
    '系(?:咪|咩|边|唔)|[我你]系|仲(?![裁介夏秋春冬])|倾(?:下|偈|咗)|教下|早唞|多谢晒|好惊|细佬|阿(?:妈|爸)|老豆',
  ].join('|'),
);
/** Words that nobody says in Cantonese, in simplified characters. */
const WRITTEN = /[的是不没这那们吗]|什么|怎/;

const isSpoken = (plain: string): boolean => SPOKEN.test(plain);

/**
 * The register of a message; where it could be either, that of what the same pupil wrote before, the latest last. English
 * and everything undecided counts as written.
 */
export function registerOf(message: string, before: readonly string[] = []): Register {
  const plain = plainText(message);
  if (isSpoken(plain)) return 'spoken';
  if (WRITTEN.test(plain)) return 'written';
  return before.some((text) => isSpoken(plainText(text))) ? 'spoken' : 'written';
}

/** The register that a pupil is answered in: that of the message, with what the same pupil wrote before it in the chat. */
export const registerIn = (message: string, earlier: readonly EarlierMessage[]): Register =>
  registerOf(
    message,
    earlier.flatMap(({ text, isBot }) => (isBot ? [] : [text])),
  );
