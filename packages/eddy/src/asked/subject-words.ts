import type { SubjectCode } from '@lodestar/domain';
import { stretchesOf } from './longest-mentions.ts';
import { type WordList, wordPattern } from './plain-text.ts';

/** The one character by which an elective is called with its grade at once behind it: 經4 地3. */
const besideGrade = (character: string): string =>
  `(?:(?<![\u4e00-\u9fff])|(?<=选修|[中英数公]))${character}(?= ?[1-5](?![0-9.%分月日年]))`;

/** The same of a core subject with its grade at once before it: 5英 5數 4中. */
const behindGrade = (character: string): string =>
  `(?<=(?<![0-9])[1-5]\\*{0,2})${character}(?=[\\s,，、;；。]|$)`;

/** What pupils call their subjects. Longer names are looked for before shorter ones that they contain. */
const SUBJECT_WORDS: readonly (readonly [SubjectCode, WordList])[] = [
  ['MEP_M1', { en: 'm ?1|module 1|maths? m1', zh: '單元一' }],
  ['MEP_M2', { en: 'm ?2|module 2|maths? m2', zh: '單元二' }],
  ['CHL', { en: 'chi(?:nese)? lit(?:erature)?', zh: '中國文學 中文文學 中文學' }],
  ['LIE', { en: 'eng(?:lish)? lit(?:erature)?|literature in english|lit', zh: '英語文學 英國文學 英文文學' }],
  ['CHH', { en: 'chi(?:nese)? hist(?:ory)?|c ?hist', zh: '中國歷史 中史' }],
  [
    'CHI',
    {
      en: 'chinese(?: language)?|chin?',
      zh: '中國語文 中文科 中文 國文 語文科 語文',
      forms:
        '中(?= ?[1-5]\\*{0,2}[ ,，、/]*[英数])|(?<=[英数](?:文|学)?(?:得|有|攞|考到)? ?[1-5]\\*{0,2}[ ,，、/]*)中(?= ?[1-5](?![0-9]))' +
        `|${behindGrade('中')}`,
    },
  ],
  [
    'ENG',
    {
      en: 'english(?: language)?|eng',
      zh: '英國語文 英語科 英文科 英文 英語 外語',
      forms: `英(?= ?[1-5])|${behindGrade('英')}`,
    },
  ],
  [
    'MAT',
    {
      en: 'core maths?|maths?|mathematics|mat',
      zh: '必修數學 數學科 數學 數科',
      forms: `数(?= ?[1-5])|(?<=(?:唔|不|冇|免)(?:睇|看|计|要|使|用|识|考)?)数(?![学据字码量目值理科位])|${behindGrade('数')}`,
    },
  ],
  [
    'CSD',
    {
      en: 'csd|cs ?& ?d|citizenship(?: and social development)?',
      zh: '公民與社會發展科 公民與社會發展 公民科 公社科 公社 公民',
    },
  ],
  ['LS', { en: 'liberal studies|ls', zh: '通識教育 通識' }],
  ['BIO', { en: 'biology|bio', zh: '生物科 生物', forms: besideGrade('生') }],
  ['CHE', { en: 'chemistry|chem|che', zh: '化學科 化學', forms: besideGrade('化') }],
  ['PHY', { en: 'physics|phys?', zh: '物理科 物理', forms: besideGrade('物') }],
  ['ECO', { en: 'economics|econ|eco', zh: '經濟科 經濟', forms: besideGrade('经') }],
  ['ERS', { en: 'ethics(?: and religious studies)?|ers', zh: '倫理與宗教 倫理宗教 宗教科' }],
  ['GEO', { en: 'geography|geog?', zh: '地理科 地理', forms: besideGrade('地') }],
  [
    'HIS',
    {
      en: 'world history|history|hist',
      zh: '世界歷史 世史 歷史科 歷史 西史',
      forms: `(?<![a-z])his(?=[1-5](?![0-9]))|${besideGrade('史')}`,
    },
  ],
  [
    'THS',
    {
      en: 'tourism(?: and hospitality(?: studies)?)?|ths',
      zh: '旅遊與款待 旅款 旅待 旅遊科',
      forms: '(?<=[和同跟及、]|选修)旅游(?![业管学局专])',
    },
  ],
  ['BAF_ACC', { en: 'bafs? ?\\(?(?:acc(?:ounting)?)\\)?', zh: '企會財會計 企會財（會計）' }],
  ['BAF_BUS', { en: 'bafs? ?\\(?(?:bus(?:iness)?(?: management)?|bm)\\)?', zh: '企會財商管 企會財（商管）' }],
  ['BAF', { en: 'bafs?', zh: '企會財 企業會計與財務概論 會財' }],
  ['DAT', { en: 'dat|design and applied technology', zh: '設計與應用科技 設應' }],
  ['HSC', { en: 'hmsc|health management(?: and social care)?', zh: '健康管理與社會關懷 健社 健管' }],
  ['ICT', { en: 'ict', zh: '資訊及通訊科技 資通 電腦科' }],
  ['FST', { en: 'food science(?: and technology)?', zh: '食品科學與科技 家政' }],
  ['FCT', { en: 'fashion,? clothing and textiles', zh: '服裝成衣與紡織' }],
  ['MUS', { en: 'music', zh: '音樂科 音樂' }],
  ['VSA', { en: 'visual arts?|va', zh: '視覺藝術 視藝' }],
  ['PHE', { en: 'pe|physical education', zh: '體育科 體育' }],
];

/** The pupil speaks of subjects by pairs and triples of single characters. */
const TOGETHER: readonly (readonly [WordList, readonly SubjectCode[]])[] = [
  [{ zh: '中英數公 中英數通' }, ['CHI', 'ENG', 'MAT', 'CSD']],
  [{ zh: '中英數' }, ['CHI', 'ENG', 'MAT']],
  [{ zh: '物化生 理化生' }, ['PHY', 'CHE', 'BIO']],
  [{ zh: '生化物' }, ['BIO', 'CHE', 'PHY']],
  [{ zh: '中英文' }, ['CHI', 'ENG']],
  [{ zh: '中英' }, ['CHI', 'ENG']],
  [{ zh: '英數' }, ['ENG', 'MAT']],
  [
    { en: '(?:all|my|the|three|3) core(?: subjects)?|core subjects', zh: '語數英 語數外 三大主科 主科' },
    ['CHI', 'ENG', 'MAT'],
  ],
  [{ zh: '理綜 理科綜合 理科成績' }, ['PHY', 'CHE', 'BIO']],
  [{ zh: '文綜 文科綜合 文科成績' }, ['HIS', 'CHH', 'GEO']],
  [{ zh: '理化' }, ['PHY', 'CHE']],
];

export interface SubjectMention {
  readonly subjects: readonly SubjectCode[];
  readonly at: number;
  readonly end: number;
}

/** A name with its grade at once behind it, "bio4", is the name as well. */
const beforeGrade = (words: WordList): RegExp =>
  new RegExp(wordPattern(words).source.replaceAll('(?![a-z0-9])', '(?![a-z06-9]|[1-5][0-9a-z])'), 'g');

const PATTERNS: readonly (readonly [readonly SubjectCode[], RegExp])[] = [
  ...TOGETHER.map(([words, subjects]) => [subjects, wordPattern(words, 'g')] as const),
  ...SUBJECT_WORDS.map(([subject, words]) => [[subject], beforeGrade(words)] as const),
];

/** The subjects named in a text, in its order; of overlapping names the one looked for first stands. */
export function subjectMentions(text: string): readonly SubjectMention[] {
  const found: SubjectMention[] = [];
  for (const [subjects, pattern] of PATTERNS) {
    for (const { at, end } of stretchesOf(text, pattern)) {
      if (!found.some((one) => at < one.end && one.at < end)) found.push({ subjects, at, end });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}
