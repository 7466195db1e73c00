import { FACETS, type Facet } from '../tools/facets.ts';
import { type WordList, wordPattern } from './plain-text.ts';

/** By which words details of a programme are asked for. */
const WORDS: Readonly<Partial<Record<Facet, WordList>>> = {
  requirements: {
    en: `
      requirements?|require[sd]?|prerequisites?|minimum|must i have|do i have to (?:take|have)|entry
      |what grades? (?:do|should|must)|compulsory|accept m[12]
    `,
    zh: `
      要讀 要唔要讀 使唔使讀 要不要讀 需要讀 需要修 要修 需唔需要 需不需要 要求 入學條件 門檻 最低 要咩成績
      要什麼成績 需要什麼 需要咩 要咩科 要讀咩 要修 必修 使唔使要 規定 要幾多級 要幾級
    `,
    forms: `
      (?<!家里|屋企|家庭|经济|家里的)条件|(?:对|對).{0,4}(?:选科|科目|成绩|英语|英文|数学|语言).{0,3}要求|选科|(?:要|需要)(?:咩|乜|什么|几多
      |边)(?:嘢)?(?:grade|级|成绩|分|科|条件|中文|英文|英语|数学|m[12]|物理|化学|生物|经济)|m[12](?:要|必)
      |要(?:选|修|读|学|考)(?:什么|咩|乜|哪|边)(?:些|啲|几)?(?:科|门)|(?:必须|一定)(?:要)?(?:读|修|学|选|考)
      |(?:要|使)(?:唔|不)(?:要|使)(?:读|修|学|选|报)
    `,
  },
  interview: {
    en: 'interview(?:s|ed)?|audition|portfolio',
    zh: '面試 面試嗎 見工 面見 作品集',
    forms: '面试|笔试|面谈|试镜|考核',
  },
  intake: {
    en: `
      intake|places?|quotas?|seats?|how many (?:students|pupils|people) (?:do|does|are|can|get)|class size
      |spots?
    `,
    zh: '學額 名額 收幾多人 收多少人 幾多個位 幾多位 多少個位 收幾多 收生人數',
    forms:
      '(?:招|收)(?:几|多少|几多|收)(?:多少|几多)?(?:个)?(?:人|学生|名)?(?!分)|招生(?:人数|名额|计划)|(?:几多|多少|几)个?(?:学额|名额|人数)',
  },
  scores: {
    en: `
      medians?|quartiles?|uq|lq|average|mean|cut ?-?off|admission scores?|last year'?s? (?:scores?|marks?)
      |(?:scores?|marks|points?) (?:last year|needed|required|of|for)|how many (?:points?|marks)|(?:what|how high an?) (?:scores?|marks?|points?) (?:do|does|did|will|would|should|is|are)|lower quartile
      |upper quartile
    `,
    zh: '中位數 四分位 平均分 收生分 收生成績 入學分數 入學分 去年分 往年分 幾多分先 幾分先 多少分才 要幾多分 要多少分 上四分 下四分 cut off 分數線 收分',
    forms: `
      (?:录取|投档|收生|收分|入学|分数|取录|收生分)线
      |(?:最低|去年|往年|上年|旧年|平均|历年|近年)(?:的|嘅)?.{0,3}(?:录取|收生|入学|取录)?分
      |(?:考|要|需要|攞|拿)?(?:几|多少|几多)分.{0,4}(?:入|上|进|收|录|读|够|稳|才|先|可以|能)
      |(?:录取|收生|入学|取录)(?:分|成绩|数据)|高.?低.?位数|中位
    `,
  },
  formula: {
    en: `
      formula|weight(?:ing|ed|s)?|calculat(?:e|ed|ion)
      |how (?:is|are) (?:the )?(?:scores?|points?) (?:counted|worked)|count(?:s|ed)? (?:double|twice|more)
      |best ?[56] or|multipl(?:y|ier)
    `,
    zh: '計分 比重 加權 公式 點計分 怎樣計分 怎麼計分 計幾多科 計邊科',
    forms: `
      (?:怎么|怎样|如何)(?:计|算|折)(?:分)?|点样?(?:计分?|折)|算分|折算
      |(?:算|计)(?:哪|边|几|多少|五|六|5|6|最好)(?:几)?科|[五六56]科(?:还是|定系?|抑或)
    `,
  },
  duration: {
    en: 'how (?:long|many years)|duration|years? (?:of study|long)|length',
    zh: '讀幾年 幾多年 年期 修業 幾年 多少年',
    forms:
      '学制|(?:读|念|上|学)(?:几|多少|几多)年|(?:多久|多长时间|几耐)(?:毕业|读完)|(?:读|念|学)(?:多久|几耐)',
  },
  competition: {
    en: `
      applica(?:nts?|tions?)|applied|compet(?:ition|itive)|offers?(?! (?:in|a|any))|offer rate|acceptance rate
      |admission rate|success rate|how many (?:people |ppl |pupils |students |others )?(?:apply|applied|applicants|(?:put|chose|choose|picked?|list(?:ed)?|rank(?:ed)?) (?:it|that|this))|popular
    `,
    zh: '申請人數 幾多人報 多少人報 報讀人數 競爭 取錄率 錄取率 收生率 幾多人爭 offer 幾多人申請 多少人申請 人報 人爭 熱門',
    forms:
      '报录比|抢手|竞争力?(?:大|激烈|强)|(?:多|好|很)(?:不多|唔多)?人(?:报|爭|抢)|(?:几多|多少)(?:人|个人).{0,3}(?:报|爭|争|抢|申请|考|(?:摆|放|填|排)(?:佢|它|咗|喺|在)*(?:第一|a ?1|band))',
  },
};

const PATTERNS = FACETS.flatMap((facet) => {
  const words = WORDS[facet];
  return words === undefined ? [] : [[facet, wordPattern(words)] as const];
});

/** Words that ask for requirements where no other detail is named. */
const NEEDS = wordPattern({ en: 'need(?:ed|s)?' });

/** The details asked for, in their usual order. */
export function facetsIn(text: string): readonly Facet[] {
  const found = PATTERNS.flatMap(([facet, pattern]) => (pattern.test(text) ? [facet] : []));
  return found.length === 0 && NEEDS.test(text) ? ['requirements'] : found;
}
