import { NOTIONS, type Notion } from '../understanding.ts';
import { type WordList, wordPattern } from './plain-text.ts';

const WORDS: Readonly<Record<Notion, WordList>> = {
  bands: { en: 'bands?(?: [a-e])?|band a|band b', zh: 'band 組別 a組 b組' },
  level: {
    en: 'levels?|golden ticket|mission impossible|very ?safe|risky|dangerous|moderate|secure',
    zh: '評級 十拿九穩 機會極微 極高風險 高風險 有風險 適中 穩妥 很安全 等級意思',
  },
  median: { en: 'median|quartiles?|percentile|uq|lq', zh: '中位數 四分位 百分位' },
  minimum: {
    en: '3322|332a(?:33|22)?|(?:general|minimum|basic) (?:\\w+ )?(?:entrance )?requirements?',
    zh: '3322 332a 332a33 基本入學要求 最低入學要求 大學最低要求 大學入學要求 入大學要求 大學門檻',
  },
  privacy: {
    en: `
      who (?:can|will|could) (?:see|read)|(?:can|will|could|does) (?:any(?:one|body)|my \\w+|school|they) (?:see|read)
      |(?:tell|telling|report)(?: this| it| that)?(?: to)? my (?:parents?|teachers?|school|mum|mom|dad|family)
      |privacy|confidential|kept? secret|between us
    `,
    zh: `
      私隱 隱私 保密 守秘密 話俾老師 話畀老師 話俾屋企 話畀屋企 話俾我阿媽 告訴老師 告訴父母 告訴我媽 告訴爸媽
      邊個睇到 誰看到 誰能看
    `,
  },
  bestFive: { en: 'best ?(?:5|five|6|six)', zh: '最佳五科 最佳六科 最好五科 best5 best6' },
  offers: { en: 'offers?|main round|how (?:does )?jupas works?|jupas', zh: '聯招 jupas 派位 正式遴選 offer' },
  changes: {
    en: `
      change of (?:jupas |programme |program )?choices?
      |modif(?:y|ying|ication)(?: of)?(?: my| the)? (?:jupas |programme |program )?choices?
      |chang(?:e|ing) (?:my |the |our )?(?:jupas |programme |program )?(?:choices?|list) after
    `,
    forms: '改选(?!修)|(?:放榜|出分|出成绩|有成绩)[^改]{0,8}改(?:到|返|动)?(?:志愿|课程|选择)',
  },
  match: { en: 'match (?:percent(?:age)?|score|%)|percent(?:age)? match', zh: '匹配度 匹配百分比 吻合度' },
  updates: {
    en: 'how (?:up to date|accurate|reliable|current|sure|certain)|can i trust|are you sure|data|figures|source',
    zh: '你肯定 你確定 信唔信得過 可唔可信 可信 準唔準 準確 準不準 數據 資料來源 來源 可靠',
  },
  stress: {
    en: `
      (?:i'?m|am i|i feel|feeling|i am) (?:so |too |really |just )?(?:stupid|dumb|useless|a failure
      |a loser|not smart|hopeless)
      |      stress(?:ed|ful|ing)?|freak(?:ed|ing)? out|panic(?:k?(?:ed|ing|y))?|terrified|worr(?:y|ies|ying)
      |can.?t sleep|cry(?:ing)?|anxious|anxiety|nervous|worried|scared|overwhelmed|burn(?:t|ed)? out|afraid|give up
      |exhausted|depressed|pressure
    `,
    zh: `
      我好蠢 我好廢 我好冇用 我好失敗 我係咪好蠢 我是不是很笨 我很笨 我很沒用 廢柴 怕揀錯 怕選錯 後悔 壓力 迷惘 徬徨 彷徨
      焦慮 恐慌 好慌 心慌 失眠 瞓唔着 睡不着 想喊 想哭 心煩 緊張 擔心 好驚 好攰 好累 害怕 崩潰 灰心 唔開心
      不開心 迷茫 無助
    `,
  },
};
const ASKS_MEANING = wordPattern({
  en: `
    what (?:is|are|does|do)|what's|mean(?:s|ing)?|explain|define
    |how (?:does|do|is|are|accurate|reliable|up to date|sure|certain)|can i trust|are you sure|why
    |difference between
  `,
  zh: '你肯定 你確定 信唔信得過 可唔可信 係咩 是什麼 是甚麼 什麼是 甚麼是 咩係 乜嘢係 意思 解釋 點解 即係 點計 怎樣計 怎麼算 如何 點運作 點樣運作 怎樣運作 如何運作 準唔準 準不準 準確 來自 邊度嚟 代表',
});
const PATTERNS = NOTIONS.map((notion) => [notion, wordPattern(WORDS[notion])] as const);

/** Whether a text asks what something means. */
export function asksMeaning(text: string): boolean {
  return ASKS_MEANING.test(text);
}

/** The notions named in a text. */
export function notionsIn(text: string): readonly Notion[] {
  return PATTERNS.flatMap(([notion, pattern]) => (pattern.test(text) ? [notion] : []));
}
