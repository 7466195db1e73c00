import type { Grade } from '@lodestar/domain';
import { wordPattern } from './plain-text.ts';

/** A grade named, or a number of steps up or down from the grade held. */
export type GradeMention = { readonly at: number; readonly end: number } & (
  | { readonly kind: 'grade'; readonly grade: Grade }
  | { readonly kind: 'steps'; readonly steps: number }
);

const DIGITS: Readonly<Record<string, string>> = { 一: '1', 二: '2', 两: '2', 三: '3', 四: '4', 五: '5' };

/** 5** in its many spellings, then 5*, then whole levels that a word marks as such, then single digits. */
const STARRED: readonly (readonly [Grade, RegExp])[] = [
  [
    '5**',
    /(?:5|五|five) ?(?:\* ?\*|星星|两粒星|两星|双星|粒星星|(?:double|two|2) ?stars?|stars? stars?|ss)|(?:double|two) stars?|状元分/g,
  ],
  ['1', /肥(?:佬|咗|了)|不及格|不合格|唔合格|挂(?:科|了)/g],
  ['5*', /(?:5|五|five) ?(?:\*|星|粒星|stars?|s(?![a-z0-9]))/g],
];
const LEVEL = new RegExp(
  '(?:level|lv\\.?|grade|等级|拿|攞|拎|考到?|有|到|升到|变成|是|系|=|to|get|got|an?|至|得) ?(?:an? )?([1-5])' +
    '(?![0-9*%分])(?! ?(?:科|个|间|年|月|人|级(?:以上)?更|%|th|st|nd|rd|programmes?|choices?|subjects?|more|grades?' +
    '|levels?))',
  'g',
);
const CHINESE_LEVEL = /([1-5一二三四五]) ?级(?!更|吧|数)/g;
const LONE_DIGIT =
  /(?<![0-9a-z*.])([1-5])(?![0-9*%a-z分]|\.[0-9]| (?:yrs?|years?|months?|weeks?|days?|times?|sittings?|tutors?|ppl|people|kids|friends)(?![a-z]))/g;
/** "bio4": a grade at once behind the short name of its subject. */
const JOINED_DIGIT =
  /(?<=(?<![a-z])(?:chin?|eng|maths?|bio|chem?|phys?|econ?|geog?|hist|lit|bafs?|ict|va|dat|hmsc|ths|his|mat|ers|m1 |m2 ))([1-5])(?![0-9*%a-z分]|\.[0-9])/g;
const WORDS_OF_CSD: readonly (readonly [Grade, RegExp])[] = [
  ['Failed', wordPattern({ en: 'not attained|failed', zh: '未達標 不達標 唔達標' }, 'g')],
  ['Attained', wordPattern({ en: 'attained', zh: '達標' }, 'g')],
  // The fourth of a row: 4 3 5 A.
  ['Attained', /(?<=(?:[1-5]\*{0,2}[ ,，、/]*){3})a(?![a-z0-9])/g],
];

const COUNT = '(?:(one|1|an?|another|two|2|three|3|一|二|两|三|多一|一个|两个) ?)';
const UP = 'higher|better|up|more|above|extra';
const DOWN = 'lower|worse|down|less|below';
const STEPS: readonly (readonly [1 | -1, RegExp])[] = [
  [
    1,
    new RegExp(
      `(?<![a-z])${COUNT}(?:more |extra |additional )?(?:grades?|levels?|steps?|marks? band)` +
        `(?: ?(?:${UP}))?(?![a-z]| (?:${DOWN}))`,
      'g',
    ),
  ],
  [
    1,
    /(?<![a-z])(?:raise|improve|increase|boost|bump)(?: up)? (?:my |it )?[a-z0-9 ]{0,14}by (one|1|a|two|2|three|3)/g,
  ],
  [
    1,
    /(?:升|高|加|多|好|进步|提升|提高|上升|升多|考多|考好|叻|提|涨|拉高|拉上)(?:番|返|咗|了|到|多|上)?(一|二|两|三|1|2|3) ?(?:个)?(?:级|grade|level|等|档)/g,
  ],
  [-1, new RegExp(`(?<![a-z])${COUNT}(?:grades?|levels?|steps?) ?(?:${DOWN})(?![a-z])`, 'g')],
  [
    -1,
    /(?<![a-z])(?:drop(?:s|ped)?|fall|fell|slip(?:ped)?|los[et])(?: by)? (one|1|a|two|2|three|3)? ?(?:grades?|levels?)/g,
  ],
  [
    -1,
    /(?:跌|低|差|少|降|退步|下降|失手|衰|掉|滑|退|落)(?:咗|了|多)?(一|二|两|三|1|2|3) ?(?:个)?(?:级|grade|level|等|档)/g,
  ],
];

function countOf(word: string | undefined): number {
  if (word === undefined) return 1;
  if (/two|2|二|两/.test(word)) return 2;
  return /three|3|三/.test(word) ? 3 : 1;
}

function digitGrade(digit: string | undefined): Grade | null {
  const plain = DIGITS[digit ?? ''] ?? digit;
  return plain === '1' || plain === '2' || plain === '3' || plain === '4' || plain === '5' ? plain : null;
}

/** The grades and steps named in a text, in its order. */
export function gradeMentions(text: string): readonly GradeMention[] {
  const found: GradeMention[] = [];
  const isFree = (at: number, end: number): boolean => !found.some((one) => at < one.end && one.at < end);
  const add = (mention: GradeMention): void => {
    if (isFree(mention.at, mention.end)) found.push(mention);
  };
  const spanOf = (match: RegExpExecArray) => ({ at: match.index, end: match.index + match[0].length });
  for (const [sign, pattern] of STEPS.toReversed()) {
    for (const match of text.matchAll(pattern)) {
      add({ ...spanOf(match), kind: 'steps', steps: sign * countOf(match[1]) });
    }
  }
  for (const [grade, pattern] of [...STARRED, ...WORDS_OF_CSD]) {
    for (const match of text.matchAll(pattern)) add({ ...spanOf(match), kind: 'grade', grade });
  }
  for (const pattern of [LEVEL, CHINESE_LEVEL, LONE_DIGIT, JOINED_DIGIT]) {
    for (const match of text.matchAll(pattern)) {
      const grade = digitGrade(match[1]);
      if (grade !== null) add({ ...spanOf(match), kind: 'grade', grade });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}
