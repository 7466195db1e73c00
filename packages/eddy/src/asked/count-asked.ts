import { TOOL_LIMITS } from '../tools/tool-limits.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  十: 10,
};
const EN = `(${Object.keys(NUMBERS)
  .filter((word) => /[a-z]/.test(word))
  .join('|')}|1[0-2]|[1-9])`;
const ZH = '([一二两三四五六七八十]|1[0-2]|[1-9])';
const SUGGEST_EN = '(?:suggest|recommend|give|add|find|show|name)';
const SUGGEST_ZH =
  '(?:推荐|推介|介绍|建议|(?:俾|给|畀|多|再)(?:我|多|来|推荐)*|(?:帮|替|同)我(?:再)?(?:加|搵|找|拣|选|凑|列)|搵|找|列)';
/** "Suggest three programmes", "three more", 推薦三個: how many are wanted. */
const WANTED = new RegExp(
  [
    `(?<![a-z])${SUGGEST_EN}(?: (?:me|us|a|some|the|other|another|up|in|best|any))* ${EN}(?![a-z0-9*])`,
    `(?<![a-z0-9])(?<!(?:my|the|all|these|those|her|his|our|of) )${EN} (?:more |other |safe |safer |realistic |good |backup |alternative )*(?:programmes?|programs?|courses?|choices?|options?|suggestions?|alternatives?|back-?ups?|more)(?! (?:on|in) my)(?! (?:grades?|levels?|marks?|years?|subjects?|points?|electives?))`,
    `${SUGGEST_ZH}[^。,，?？第]{0,6}?(?<!第)${ZH}(?:个|科|间|项)(?!志愿|月|年|选修|主科|核心)`,
  ].join('|'),
);

/** How many programmes a message, small and simplified, asks for; null: it does not say. */
export function countAsked(text: string): number | null {
  const word = WANTED.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (word === undefined) return null;
  const count = NUMBERS[word] ?? Number.parseInt(word, 10);
  return count >= 1 && count <= TOOL_LIMITS.recommended ? count : null;
}
