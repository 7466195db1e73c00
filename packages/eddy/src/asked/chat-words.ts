import { plainText, type WordList, wordPattern } from './plain-text.ts';

/** What people say to one another in passing: by what it is of. */
export const CHAT_WORDS = {
  howAreYou: {
    en: `
      how(?:'?s| is| was) (?:your|ur) (?:day|night|week|weekend|morning)(?: going)?|how(?:'?s| is) (?:it going|life|things)
      |how (?:are|r) (?:you|u|ya)(?: doing| feeling)?|hru|what(?:'?s| is| are)? (?:you|u) (?:doing|up to)
    `,
    forms:
      '你(?:今日|今天|最近|近排)?(?:好嗎|好吗|好嘛|点呀|点样|过得(?:好吗|点呀?|怎么?样)|怎么样|做紧咩|在干嘛|忙唔忙|忙不忙|攰唔攰|累不累|得唔得闲)|最近(?:点|怎么样)',
  },
  meal: {
    en: '(?:have|did) you (?:eaten|eat|had lunch|had dinner)(?: yet)?',
    forms:
      '(?:你)?(?:食|吃)(?:咗|了|左|过)?(?:饭|早餐|晏|晚饭|lunch|dinner|午饭)?(?:未|没有?|了吗|了没有?|吗)',
  },
  laugh: {
    en: '(?:l+o+l+|lmf?ao|rofl|ha(?:ha)+h?|he(?:he)+|xd+)',
    forms: '哈{2,}|嘻{2,}|呵{2,}|笑死(?:我)?|233+',
  },
  praise: {
    en: `
      (?:you(?:'?re| are)|ur|u r) (?:so |very |really |quite |pretty |kinda )?(?:funny|cute|sweet|smart|clever|nice|kind|good|great|helpful|the best|amazing)
      |(?:i )?(?:like|love) (?:you|u)|good (?:bot|job)
    `,
    forms:
      '你(?:真|好|几|都几|真系|真的|挺|很)(?:系)?(?:好笑|搞笑|可爱|得意|醒|叻|聪明|厉害|好人|有趣|贴心)|我(?:钟意|中意|喜欢|爱)你',
  },
  cold: {
    en: "(?:it(?:'?s| is) )?(?:so |very |really |too )?(?:cold|hot|humid|rainy|raining)(?: today| outside| now)+",
    forms: '(?:今日|今天|出面|外面|天气)(?:真|好|真系|真的|很|太)?(?:冻|热|冷|潮|湿|晒)|(?:好|很)(?:冻|冷)',
  },
  bored: {
    en: "(?:i(?:'?m| am) )?(?:so |very |really )?bored|boring|nothing to do",
    forms: '(?:我)?(?:好|很|真的很)?(?:闷|无聊)|冇嘢做',
  },
} as const satisfies Readonly<Record<string, WordList>>;

const PATTERN = new RegExp(
  Object.values(CHAT_WORDS)
    .map((words) => wordPattern(words).source)
    .join('|'),
  'gu',
);
const BESIDE =
  /[\s\p{P}\p{S}]+|(?<![a-z])(?:eddy|so|and|ok(?:ay)?|today|haha|bro|lah?|btw|really|right|now|man|dude)(?![a-z])|呀|啊|喇|啦|嘅|了|的|喎|㗎|呢|吖|今日|今天|好|真系/gu;

/** Whether a message says nothing but what people say in passing. */
export function chats(message: string): boolean {
  const text = plainText(message);
  const rest = text.replace(PATTERN, ' ');
  return rest !== text && rest.replace(BESIDE, '') === '';
}
