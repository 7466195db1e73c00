import { NOTIONS, type Notion } from '../understanding.ts';
import { type WordList, wordPattern } from './plain-text.ts';

const WORDS: Readonly<Record<Notion, WordList>> = {
  bands: { en: 'bands?(?: [a-e])?|band a|band b', zh: 'band 組別 a組 b組' },
  level: {
    en: 'levels?|golden ticket|mission impossible|very ?safe|risky|dangerous|moderate|secure',
    zh: '評級 十拿九穩 機會極微 極高風險 高風險 有風險 適中 穩妥 很安全 等級意思',
  },
  median: { en: 'median|quartiles?|percentile|uq|lq', zh: '中位數 四分位 百分位' },
  bestFive: { en: 'best ?(?:5|five|6|six)', zh: '最佳五科 最佳六科 最好五科 best5 best6' },
  offers: { en: 'offers?|main round|how (?:does )?jupas works?|jupas', zh: '聯招 jupas 派位 正式遴選 offer' },
  match: { en: 'match (?:percent(?:age)?|score|%)|percent(?:age)? match', zh: '匹配度 匹配百分比 吻合度' },
  updates: {
    en: 'how (?:up to date|accurate|reliable|current)|data|figures|source',
    zh: '準唔準 準確 準不準 數據 資料來源 來源 可靠',
  },
  stress: {
    en: 'stress(?:ed|ful)?|anxious|anxiety|nervous|worried|scared|overwhelmed|burn(?:t|ed)? out|afraid|give up|exhausted|depressed|pressure',
    zh: '壓力 焦慮 緊張 擔心 好驚 好攰 好累 害怕 崩潰 灰心 唔開心 不開心 迷茫 無助',
  },
};
const ASKS_MEANING = wordPattern({
  en: "what (?:is|are|does|do)|what's|mean(?:s|ing)?|explain|define|how (?:does|do|is|are|accurate|reliable|up to date)|why|difference between",
  zh: '係咩 是什麼 是甚麼 什麼是 甚麼是 咩係 乜嘢係 意思 解釋 點解 即係 點計 怎樣計 怎麼算 如何 點運作 怎樣運作 準唔準 準不準 準確 來自 邊度嚟 代表',
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
