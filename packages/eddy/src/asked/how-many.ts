import { NUMBERS } from './counted.ts';
import { wordPattern } from './plain-text.ts';

const NUMBER = '(one|two|three|four|five|six|seven|eight|ten|10|[1-8])(?![0-9*])';
const NUMBER_ZH = '([一两二三四五六七八十1-8]|10)';
const OF_PROGRAMMES =
  '(?: (?:more|other|good|safe|safer|realistic|easy|easier|similar|cheap|different))*(?: (?:programmes?|programs?|courses?|degrees?|choices|options?|suggestions?|ideas?|alternatives?|back-?ups?|picks|ones))';

/** "Suggest three programmes", "top 4", 推薦三個, 畀兩個我: how many are asked for. */
const ASKED = wordPattern({
  en: `
    (?<!(?:they|she|he|it|hkeaa|school|teacher) )(?:give|suggest|recommend|name|list|show|pick|find|tell|choose)(?: (?:me|us|him|her))?(?: (?:the|your|ur|just|only|like|about|another|maybe|top|some))* ${NUMBER}(?:${OF_PROGRAMMES}|(?= *(?:[.,?!]|$|pls|please|that|which|to|for|more|with|i can|i could|we could|she|he|lower|safe)))
    |(?:give|show|tell)(?: (?:me|us))? (?:the |ur |your )?top ${NUMBER}
    |(?:just|only) (?:the )?(?:top |best )?${NUMBER}(?= *(?:[.,?!]|$|pls|please))|top ${NUMBER}(?= *(?:[.,?!]|$|only|pls|please))
    |(?<!(?:my|the|all|these|those|her|his|our|of|my other) )${NUMBER}(?: (?:more|other|good|safe|safer|realistic|backup|alternative))+(?: (?:programmes?|programs?|courses?|options?|choices?|ones))?(?= *(?:[.,?!]|$|pls|please))
    |narrow(?: (?:it|them|this))?(?: down)? to ${NUMBER}
  `,
  forms: `
    (?:推荐|推介|介绍|建议|提议|列|列出|搵|找|收窄到|缩窄到|缩小到|缩到)(?:我|多|返|番|出|埋|俾我|给我|畀我|几|到)*${NUMBER_ZH}(?:个|科|间|样)(?!月|星期|礼拜|学期|钟|人|志愿|选修|科目)
    |(?:选|拣|挑)(?:我|多|返|番|出|埋|俾我|给我|畀我|几|到)*${NUMBER_ZH}(?:个|间|样)(?!月|星期|礼拜|学期|钟|人|志愿|选修|科目)
    |(?:俾|给|畀)(?:我)?(?:多|返)?${NUMBER_ZH}(?:个|科|间)(?:我|课程|选择|建议|后备|$|[，,。？?吧啦呀])
    |(?:得|只要|净系要|净要|要)${NUMBER_ZH}个(?:就够|就得|就好|就行)
  `,
});

/** How many programmes a message, small and simplified, asks for; null where it does not say. */
export function howMany(text: string): number | null {
  const [, ...found] = ASKED.exec(text) ?? [];
  const word = found.find((one) => one !== undefined);
  return word === undefined ? null : (NUMBERS[word] ?? Number(word));
}

/** What stands beside a bare count and asks nothing. */
const BESIDE = wordPattern(
  {
    en: 'ok(?:ay)?|just|only|pls|please|then|so|the|can (?:you|u)|could (?:you|u)|too many|instead|for me|me|now|will do|is enough',
    forms:
      '咁|那么?|好|太多|就够|就得|就好|就行|得唔得|可以吗|好吗|吧|啦|呀|啊|嘛|净系|只要|请|唔该|畀我|俾我|给我|我',
  },
  'g',
);

/** "Just give me three", 三個就夠: of what was looked for before. */
export function isBareCount(text: string): boolean {
  if (howMany(text) === null) return false;
  return (
    text
      .replace(ASKED, ' ')
      .replace(BESIDE, ' ')
      .replace(/[^\p{L}\p{N}]+/gu, '') === ''
  );
}
