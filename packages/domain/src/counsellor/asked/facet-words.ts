import { FACETS, type Facet } from '../understanding.ts';
import { type WordList, wordPattern } from './plain-text.ts';

/** By which words details of a programme are asked for. */
const WORDS: Readonly<Record<Facet, WordList>> = {
  requirements: {
    en: 'requirements?|require[sd]?|prerequisites?|minimum|must i have|do i have to (?:take|have)|entry|what grades? (?:do|should|must)|compulsory|accept m[12]',
    zh: '要讀 要唔要讀 使唔使讀 要不要讀 需要讀 需要修 要修 需唔需要 需不需要 要求 入學條件 門檻 最低 要咩成績 要什麼成績 需要什麼 需要咩 要咩科 要讀咩 要修 必修 條件 使唔使要 規定 要幾多級 要幾級',
  },
  interview: { en: 'interview(?:s|ed)?|audition|portfolio', zh: '面試 面試嗎 見工 面見 作品集' },
  intake: {
    en: 'intake|places?|quotas?|seats?|how many (?:students|pupils|people) (?:do|does|are|can|get)|class size|spots?',
    zh: '學額 名額 收幾多人 收多少人 幾多個位 幾多位 多少個位 收幾多 收生人數',
  },
  scores: {
    en: "medians?|quartiles?|uq|lq|average|mean|cut ?-?off|admission scores?|last year'?s? (?:scores?|marks?)|(?:scores?|marks|points?) (?:last year|needed|required|of|for)|how many (?:points?|marks)|lower quartile|upper quartile",
    zh: '中位數 四分位 平均分 收生分 收生成績 入學分數 入學分 去年分 往年分 幾多分先 幾分先 多少分才 要幾多分 要多少分 上四分 下四分 cut off 分數線 收分',
  },
  formula: {
    en: 'formula|weight(?:ing|ed|s)?|calculat(?:e|ed|ion)|how (?:is|are) (?:the )?(?:scores?|points?) (?:counted|worked)|count(?:s|ed)? (?:double|twice|more)|best ?[56] or|multipl(?:y|ier)',
    zh: '計分 比重 加權 公式 點計分 怎樣計分 怎麼計分 計幾多科 計邊科',
  },
  duration: {
    en: 'how (?:long|many years)|duration|years? (?:of study|long)|length',
    zh: '讀幾年 幾多年 年期 修業 幾年 多少年',
  },
  competition: {
    en: 'applica(?:nts?|tions?)|applied|compet(?:ition|itive)|offers?(?! (?:in|a|any))|offer rate|acceptance rate|admission rate|success rate|how many (?:people |pupils |students )?(?:apply|applied|applicants)|popular',
    zh: '申請人數 幾多人報 多少人報 報讀人數 競爭 取錄率 錄取率 收生率 幾多人爭 offer 幾多人申請 多少人申請 人報 人爭 熱門',
  },
};

const PATTERNS = FACETS.map((facet) => [facet, wordPattern(WORDS[facet])] as const);

/** Words that ask for requirements where no other detail is named. */
const NEEDS = wordPattern({ en: 'need(?:ed|s)?' });

/** The details asked for, in their usual order. */
export function facetsIn(text: string): readonly Facet[] {
  const found = PATTERNS.flatMap(([facet, pattern]) => (pattern.test(text) ? [facet] : []));
  return found.length === 0 && NEEDS.test(text) ? ['requirements'] : found;
}
