import type { Stretch } from './promises.ts';
import { chineseNumber, englishNumber } from './spoken-numbers.ts';

/** A part of a whole in words, as hundredths; null where it cannot be worked out. */
export interface Share extends Stretch {
  readonly percent: number | null;
}

const HUNDRED = 100;
const PARTS: Readonly<Record<string, number>> = {
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const OF_PEOPLE = String.raw`(?=[^.!?\n]{0,60}\b(?:applicants?|applied|apply|pupils?|students?|candidates?|people|those|offers?|places?|who|admitted|them|chance|get|got|in|acceptance|rate|class)\b)`;
/** One more of them, "a third elective", and no part of anything. */
const NOT_COUNTED = String.raw`(?! (?:elective|subject|choice|language|one|time|person|place|paper|option|programme|year|sitting)\b)`;
const NUMBER = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|a|an|\d{1,2})`;
const ENGLISH = new RegExp(
  [
    String.raw`\b(?<count>${NUMBER})[ -](?<part>third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?\b${NOT_COUNTED}${OF_PEOPLE}`,
    String.raw`\b(?<half>half|a majority|the majority)\b(?! (?:an?|past|term) )${OF_PEOPLE}`,
    String.raw`\b(?<some>${NUMBER}) (?:in|out of|of)(?: every)? (?:an? (?=hundred))?(?<all>(?!an?\b)${NUMBER}|hundred)\b${OF_PEOPLE}`,
    String.raw`\b(?<top>\d{1,2}) ?/ ?(?<bottom>\d{1,2})\b(?! ?/)${OF_PEOPLE}`,
    String.raw`\b(?<dozen>(?:(?:an?|two|three|four|five|half a) )?dozens?|scores? of|hundreds of|thousands of|twice|double(?! star)|triple|thrice|tenfold|\w+ times)\b${OF_PEOPLE}`,
  ].join('|'),
  'gi',
);
/** What the median and the quartiles are by their meaning. */
const BY_MEANING = /median|quartile|中位|四分位/i;

export const SHARE_WORD =
  /^(?:half|majority|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?|dozens?|scores?|hundreds?|thousands?|twice|double|triple|thrice|tenfold|times|one|two|three|four|five|six|seven|eight|nine|[1-9])$/i;

const DIGIT = '[一二兩两三四五六七八九十\\d]';
const CHINESE = new RegExp(
  [
    `(?<tenths>${DIGIT}{1,2})成(?<more>[一二兩两三四五六七八九半\\d])?(?![為为功績绩員员長长本立份果就熟語语全了年日名員])`,
    `(?!百分)(?<whole>[一二兩两三四五六七八九十百\\d]+) ?分 ?(?:之 ?)?(?<piece>[一二兩两三四五六七八九十\\d]+)`,
    '(?<half>一半|半數|半数|過半|过半|大半|近半|逾半)(?=[^，。！？；\\n]{0,16}(?:人|申請|申请|同學|同学|學生|学生|考生|名額|名额|offer|取錄|錄取|录取|機會|机会|入到))',
  ].join('|'),
  'gi',
);

const numberOf = (word: string) =>
  /^\d+$/.test(word) ? Number(word) : /^an?$/i.test(word) ? 1 : englishNumber(word);

function englishPercent({ count, part, half, some, all }: Readonly<Record<string, string | undefined>>) {
  if (half !== undefined) return /half/i.test(half) ? HUNDRED / 2 : null;
  const over = count === undefined ? some : count;
  const under = part === undefined ? all : String(PARTS[part.toLowerCase()] ?? '');
  if (over === undefined || under === undefined) return null;
  const [top, bottom] = [numberOf(over), numberOf(under)];
  return top === null || bottom === null || bottom === 0 ? null : (top / bottom) * HUNDRED;
}

function chinesePercent({ tenths, more, whole, piece }: Readonly<Record<string, string | undefined>>) {
  const value = (text: string) => (/^\d+$/.test(text) ? Number(text) : chineseNumber(text));
  if (tenths !== undefined) {
    const unit = more === undefined ? 0 : more === '半' ? 5 : value(more);
    const ten = value(tenths);
    return ten === null || unit === null ? null : ten * 10 + unit;
  }
  if (whole === undefined || piece === undefined) return HUNDRED / 2;
  const [bottom, top] = [value(whole), value(piece)];
  return top === null || bottom === null || bottom === 0 ? null : (top / bottom) * HUNDRED;
}

const HINT =
  /half|majority|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|dozen|scores? of|hundreds|thousands|twice|double|triple|thrice|fold|times| (?:in|out of|of) |\d ?\//i;
const CHINESE_HINT = /[成分半]/;

/** Parts of a whole that a sentence claims: half of the applicants, nine in ten, 八成七, 三分之二. */
export function sharesIn(text: string): readonly Share[] {
  const hasHint = HINT.test(text);
  const hasChineseHint = CHINESE_HINT.test(text);
  if (!(hasHint || hasChineseHint) || BY_MEANING.test(text)) return [];
  const at = ({ index, 0: { length } }: RegExpExecArray) => ({ from: index, to: index + length });
  return [
    ...(hasHint ? [...text.matchAll(ENGLISH)] : []).map((match) => ({
      ...at(match),
      percent: englishPercent(match.groups ?? {}),
    })),
    ...(hasChineseHint
      ? [...text.matchAll(CHINESE)].map((match) => ({
          ...at(match),
          percent: chinesePercent(match.groups ?? {}),
        }))
      : []),
  ];
}
