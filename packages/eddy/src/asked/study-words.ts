import type { Category } from '@lodestar/domain';
import { longestMentions, stretchesOf } from './longest-mentions.ts';
import { type WordList, wordPattern } from './plain-text.ts';

/** Behind a university a school subject is a field: 港大經濟. */
const AT = '(?<=[港中城理浸岭科教都恒]大(?:学)?(?:的|嘅)?)';
const NOT_OF_GRADES = '(?!要|几|分|成绩|达|科要|级)';

/** What people call a field of study that titles name otherwise: the words the catalogue is searched with. */
const STUDIES: readonly (readonly [query: string, words: WordList])[] = [
  [
    'medicine and bachelor of surgery',
    {
      en: 'medic(?:ine|al school)?|mb ?bs|mb ?chb|(?:be |become )?a doctor|med',
      zh: '醫科 醫學院 內外全科 讀醫 學醫 當醫生 做醫生 醫生 西醫 臨床醫學 醫學系 醫學專業 本科醫學',
      forms: '(?<=[港中]大)医(?![疗护务学院科])|(?<![中兽牙])医学(?!院|影像|化验|检验|工程)',
    },
  ],
  ['dental', { en: 'dentistry|dentist|dental|bds', zh: '牙科 牙醫 口腔 牙學', forms: '(?<=港大?)牙' }],
  ['chinese medicine', { en: 'chinese medicine|tcm', zh: '中醫' }],
  ['pharmacy', { en: 'pharmacy|pharmacist|pharm', zh: '藥劑 藥劑師 藥學' }],
  ['nursing', { en: 'nursing|nurse', zh: '護理 護士 護理系 護理學 護理專業' }],
  ['physiotherapy', { en: 'physio(?:therapy|therapist)?|pt', zh: '物理治療 物治' }],
  ['occupational therapy', { en: 'occupational therap(?:y|ist)|ot', zh: '職業治療 職治' }],
  ['radi', { en: 'radiography|radiology|radiation|radiographer', zh: '放射' }],
  ['medical laboratory', { en: 'med(?:ical)? lab(?:oratory)?(?: science)?|mls', zh: '醫療化驗 醫務化驗' }],
  ['speech', { en: 'speech(?: therapy| pathology| language)?', zh: '言語治療 言語' }],
  ['optometry', { en: 'optometr(?:y|ist)', zh: '視光' }],
  ['veterinary', { en: 'vet(?:erinary)?(?: medicine)?', zh: '獸醫 動物醫學' }],
  ['animal', { en: 'animals?|pets?|zoolog(?:y|ist)', zh: '動物 寵物' }],
  ['biomedical', { en: 'biomed(?:ical)?', zh: '生物醫學' }],
  ['laws', { en: 'law|llb|laws|lawyer|legal studies', zh: '法律 法學 法科 律師 讀law 法學院 法官' }],
  ['computer science', { en: 'computer science|comp ?sci|compsci|cs', zh: '電腦科學 計算機科學 計科' }],
  [
    'comput',
    { en: 'computing|computer|coding|software', zh: '計算機 電腦 計算 軟件 編程 程序員 碼農 寫程式' },
  ],
  ['data science', { en: 'data science|data sci', zh: '數據科學 大數據 數據分析' }],
  ['artificial intelligence', { en: 'artificial intelligence|a\\.?i\\.?', zh: '人工智能 人工智慧' }],
  ['architect', { en: 'architecture|architectural|architect|archi', zh: '建築學 建築 建築系' }],
  ['survey', { en: 'surveying|surveyor', zh: '測量 測量師' }],
  ['psychology', { en: 'psychology|psych', zh: '心理學 心理' }],
  ['social work', { en: 'social work(?:er)?', zh: '社工 社會工作' }],
  ['account', { en: 'account(?:ing|ancy|ant)|acct', forms: '(?<![唔不])会计' }],
  ['actuar', { en: 'actuar(?:ial|y|ial science)', zh: '精算' }],
  [
    'quantitative finance',
    { en: 'q ?fin|quant(?:itative)? fin(?:ance)?', zh: '計量金融 量化金融 金工 金融工程 量化' },
  ],
  ['finance', { en: 'finance|financial|banking', zh: '金融 財務' }],
  ['global business', { en: 'global business|gbus|global biz', zh: '環球商業 環球工商 環球商務' }],
  ['fintech', { en: 'fin ?tech|financial technology', zh: '金融科技' }],
  ['marketing', { en: 'marketing', zh: '市場學 市場營銷 營銷 市務 市場推廣' }],
  ['integrated bachelor of business', { en: '(?:integrated |int )bba|ibba', zh: '綜合商管' }],
  ['business administration', { en: 'bba|business admin(?:istration)?', zh: '工商管理 工管 商管' }],
  ['hotel', { en: 'hotel(?: management)?|hospitality', zh: '酒店管理 酒店' }],
  ['translation', { en: 'translat(?:ion|ing|or)', zh: '翻譯 傳譯' }],
  ['journalism', { en: 'journalis[mt]', zh: '新聞學 新聞系 新聞 記者' }],
  ['communication', { en: 'communications?', zh: '傳播 傳理 傳媒 新傳' }],
  ['film', { en: 'film|cinema|movies?', zh: '電影' }],
  ['design', { en: 'design', zh: '設計' }],
  ['music', { en: 'music(?= (?:programme|degree|course|major))', zh: '音樂課程 音樂系' }],
  ['aviation', { en: 'aviation|pilot', zh: '航空 機師' }],
  ['biotechnology', { en: 'bio ?tech(?:nology)?', zh: '生物科技' }],
  ['civil engineering', { en: 'civil eng(?:ineering)?', zh: '土木工程 土木' }],
  ['mechanical engineering', { en: 'mech(?:anical)? eng(?:ineering)?', zh: '機械工程 機械 機械自動化' }],
  ['electrical', { en: 'electrical eng(?:ineering)?', zh: '電機工程 電機 電氣 電氣工程' }],
  ['electronic', { en: 'electronic eng(?:ineering)?', zh: '電子工程 電子信息 電子資訊 微電子' }],
  ['environment', { en: 'environment(?:al)?(?: science)?', zh: '環境科學 環境' }],
  ['food', { en: 'food science|nutrition', zh: '食品科學 營養 營養師' }],
  [
    'early childhood',
    { en: 'early childhood|kindergarten teach(?:ing|er)', zh: '幼兒教育 幼教 幼稚園 學前教育 幼師' },
  ],
  ['sport', { en: 'sports?(?: science)?', zh: '運動 體育運動 體育' }],
  ['animation', { en: 'animation', zh: '動畫 動漫' }],
  ['game', { en: 'games?(?: design| development)?', zh: '遊戲' }],
  ['media', { en: 'media', zh: '媒體' }],
  ['advertising', { en: 'advertising', zh: '廣告' }],
  ['logistics', { en: 'logistics|supply chain', zh: '物流 供應鏈' }],
  ['tourism', { en: 'tourism(?= (?:programmes?|degrees?|courses?|management))', zh: '旅遊管理 旅遊業' }],
  ['crimin', { en: 'criminology|crime', zh: '犯罪學 犯罪' }],
  ['sociology', { en: 'sociology', zh: '社會學' }],
  ['politic', { en: 'politics|political science', zh: '政治' }],
  ['public policy', { en: 'public policy', zh: '公共政策' }],
  ['philosophy', { en: 'philosophy', zh: '哲學' }],
  ['linguistics', { en: 'linguistics', zh: '語言學' }],
  ['japanese', { en: 'japanese', zh: '日文 日本研究 日語' }],
  ['statistics', { en: 'statistics|stats(?= programmes?| degrees?)', zh: '統計' }],
  ['real estate', { en: 'real estate|property', zh: '房地產 地產' }],
  ['insurance', { en: 'insurance', forms: '(?<![最较更够好])保险(?!的|嘅|啲|一?点|些|吗|起见|志愿|选)' }],
  ['human resource', { en: 'human resources?|hr', zh: '人力資源' }],
  ['security', { en: 'cyber ?security', zh: '網絡安全 資訊安全' }],
  ['robot', { en: 'robotics?|robots?', zh: '機械人 機器人工程 機器人學' }],
  ['aerospace', { en: 'aerospace|aeronautic(?:al|s)', zh: '航天 太空' }],
  ['fashion', { en: 'fashion', zh: '時裝 服裝設計' }],
  ['urban', { en: 'urban (?:planning|studies)|town planning', zh: '城市規劃 城市研究' }],
  ['gerontology', { en: 'gerontology|elderly care|ageing', zh: '老人 老年' }],
  ['information systems', { en: 'information systems?', zh: '資訊系統' }],
  [
    'econom',
    {
      en: 'econ(?:omics?)?(?= (?:programmes?|degrees?|courses?|majors?|one|at|in)(?![a-z]))|(?<=(?:hku|cuhk|cu|hkust|ust|polyu|cityu|hkbu|lingnan|major in) )econ(?:omics)?',
      zh: '經濟學 經濟系',
      forms: `${AT}经济(?!金融)${NOT_OF_GRADES}`,
    },
  ],
  ['automation', { en: 'automation', zh: '自動化' }],
  ['material', { en: 'materials? science', zh: '材料科學 材料' }],
  ['medical imaging', { en: 'medical imaging', zh: '醫學影像 醫療影像' }],
  ['public health', { en: 'public health', zh: '公共衞生 公共衛生 公衛' }],
  ['international relations', { en: 'international relations', zh: '國際關係' }],
  ['landscape', { en: 'landscape', zh: '園林 園境 景觀' }],
  ['physics', { forms: `${AT}物理${NOT_OF_GRADES}|物理(?=学?(?:专业|系|课程|学系))` }],
  ['chemistry', { forms: `${AT}化学${NOT_OF_GRADES}|化学(?=(?:专业|系|课程|学系))` }],
  ['biolog', { forms: `${AT}生物${NOT_OF_GRADES}|生物(?=学?(?:专业|系|课程|学系))|生命科学|生科` }],
  ['mathemat', { forms: '数学(?=(?:专业|系|课程|学系))' }],
  ['history', { forms: `${AT}历史${NOT_OF_GRADES}|历史(?=学?(?:专业|系|课程|学系))` }],
  ['geography', { forms: `${AT}地理${NOT_OF_GRADES}|地理(?=学?(?:专业|系|课程|学系))` }],
  [
    'chinese language',
    {
      forms: `中文(?=学?(?:专业|系|课程|学系))|汉语言|国学|${AT}中文(?!大学|教| ?[1-5]|科)${NOT_OF_GRADES}`,
    },
  ],
  ['bachelor of education chinese language', { forms: '(?:想|学|做)?教中文|中文(?:老师|教师)' }],
  ['visual arts', { forms: `${AT}(?:视艺|视觉艺术)(?! ?[1-5])${NOT_OF_GRADES}` }],
  ['aviation', { forms: '航空航天' }],
  ['english', { forms: '(?:英语|英文)(?=(?:专业|系|课程|学系))' }],
  ['social sciences', { en: 'social sciences?|socsci', zh: '社會科學 社科' }],
];

/** Whole fields, where nothing narrower is named. */
const FIELDS: readonly (readonly [Category, WordList])[] = [
  ['engineering', { en: 'engineering|engineer|eng(?= programmes?)', zh: '工程學 工程科 工程 工科' }],
  ['business', { en: 'business|commerce|biz', zh: '商科 商學院 商學 商業 做生意 經管' }],
  [
    'education',
    {
      en: 'teach(?:ing|er)|education(?: programmes?| degrees?)',
      zh: '教育課程 教育學 教師 做老師 當老師 教書 師範',
    },
  ],
  ['health', { en: 'health ?care|health programmes?|allied health', zh: '醫護 醫療' }],
  [
    'science',
    {
      en: 'pure science|sciences?(?= programmes?| degrees?)',
      zh: '理科課程 純理科 理科專業 理學院 基礎科學',
    },
  ],
  [
    'computing',
    { en: 'i\\.?t\\.?(?= programmes?| degrees?)|information technology', zh: '資訊科技 電腦課程' },
  ],
  [
    'economics-finance',
    {
      en: 'econ(?:omics)? (?:programmes?|degrees?|and finance)',
      zh: '經濟課程 經濟系 經濟金融 經濟專業 財經',
    },
  ],
  [
    'humanities-languages',
    {
      en: 'humanities|arts programmes?|languages?(?= programmes?)',
      zh: '人文 文科課程 語言課程 文科專業 小語種',
      forms: '文科(?=类|嘅科|的科|嘅学位|的学位)',
    },
  ],
  ['arts-design', { en: 'creative arts|arts? and design', zh: '藝術設計 藝術課程 創意藝術 畫畫 繪畫 美術' }],
];

export interface StudyMention {
  readonly query: string;
  readonly category: Category | null;
  readonly at: number;
  readonly end: number;
}

const PATTERNS: readonly (readonly [string, Category | null, RegExp])[] = [
  ...STUDIES.map(([query, words]) => [query, null, wordPattern(words, 'g')] as const),
  ...FIELDS.map(([category, words]) => ['', category, wordPattern(words, 'g')] as const),
];

/** The fields of study named in a text; of overlapping names the longest stands. */
export function studyMentions(text: string): readonly StudyMention[] {
  return longestMentions(
    PATTERNS.flatMap(([query, category, pattern]) =>
      stretchesOf(text, pattern).map((stretch) => ({ query, category, ...stretch })),
    ),
  );
}
