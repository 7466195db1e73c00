import { plainText, wordPattern } from '../asked/plain-text.ts';
import type { EarlierMessage } from '../context.ts';

/** For whom a message is written: the pupil's own matters, those of somebody's child, or of a teacher's pupils. */
export type Speaker = 'pupil' | 'parent' | 'teacher';

const TEACHER = wordPattern({
  en: `
    i(?:'?m| am) (?:an? |the )?(?:\\w+ ){0,3}(?:teacher|counsell?or|careers? (?:master|mistress))|as (?:an? )?(?:\\w+ ){0,2}teacher
    |i teach|(?:my|our) (?:pupils?|students?|form (?:six|five|four|6|5|4) (?:class|pupils|students))|(?:a|one) (?:pupil|student) of mine
  `,
  zh: '本校 我哋學校啲學生 我們學校的學生',
  forms:
    '我(?:系|是)(?:一[名个位])?(?:\\S{0,6})(?:主任|老师|班主任|辅导员)|有(?:个|位|一个|一位)?学生(?:问|想|话)|(?:我|我班|我哋|我们)(?:班|嘅|的|啲|有(?:个|一个|位))*学生(?!证|签证|资助)',
});
const PARENT = wordPattern({
  en: `
    (?:my|our) (?:\\w+ )?(?:son|daughter|child|kid|children|kids|twins)(?:'s|s)?|i(?:'?m| am) (?:an?|his|her|the|\\w+(?: \\w+)?'s) (?:worried |single )?(?:mother|father|mum|mom|dad|parent)
    |as (?:an?|his|her) (?:mother|father|mum|mom|dad|parent)|we parents
  `,
  zh: '我仔 囝囝 囡囡 犬子 小兒 小女 我個細路 我兒子 我女兒 我們的孩子',
  forms:
    '个仔(?!女朋友)|阿[仔女](?!朋友|友|人|神|生|同学|孩|班|校)|(?:个|我)女(?!朋友|友|仔|人|神|生|同学|孩|班|校)|(?:我|我哋|我们)(?:系|是|做|作为)(?:\\S{0,3})?(?:家长|父母|妈妈|爸爸|阿妈|阿爸|母亲|父亲)|作为(?:母亲|父亲|家长)|(?<![女男])孩子|(?<!人哋|别人|人家)(?:儿子|女儿|子女|仔女)',
});

const SIBLING = wordPattern({
  en: "i(?:'?m| am) (?:his|her|their|\\w+(?: \\w+)?'s) (?:\\w+ )?(?:sister|brother|sis|bro|cousin|aunt|uncle)",
  forms:
    '我(?:系|是)(?:佢|他|她|阿?\\S{1,4}(?:嘅|的))(?:嘅|的)?(?:家姐|阿姐|姐姐|细妹|妹妹|哥哥|阿哥|大佬|细佬|弟弟|表哥|表姐|亲戚|姨|姑)',
});

/** Who says in a message that it is somebody else who writes, of a pupil's own account; null: nobody. */
export type Introduced = Exclude<Speaker, 'pupil'> | 'sibling';

export function introducedIn(message: string, earlier: readonly EarlierMessage[]): Introduced | null {
  const of = (text: string): Introduced | null =>
    SIBLING.test(plainText(text)) ? 'sibling' : speakerOf(text);
  const before = earlier.some(({ isBot, text }) => !isBot && of(text) !== null);
  return before ? null : of(message);
}

const speakerOf = (message: string): Exclude<Speaker, 'pupil'> | null => {
  const plain = plainText(message);
  if (TEACHER.test(plain)) return 'teacher';
  return PARENT.test(plain) ? 'parent' : null;
};

/** Who speaks, by this message or by what was said of it before in the chat; nothing said: the pupil. */
export function speakerIn(message: string, earlier: readonly EarlierMessage[]): Speaker {
  const own = [...earlier.filter(({ isBot }) => !isBot).map(({ text }) => text), message];
  return own.map(speakerOf).findLast((speaker) => speaker !== null) ?? 'pupil';
}
