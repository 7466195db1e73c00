import type { LevelGrade } from '@lodestar/domain';
import { LEVEL_GRADES } from '@lodestar/domain';

/** The one grade of all subjects that are not told of one by one, and where it is told. */
export interface OtherGrades {
  readonly grade: LevelGrade;
  readonly at: number;
  readonly end: number;
}

const GRADE = String.raw`(5\*{0,2}|[1-4])(?![0-9*%.分]| ?(?:个|科|间|subjects|programmes|choices|of)| ?(?:[、,/~-]|至|到|or|to|或) ?[1-5](?![0-9]))(?:'?s(?![a-z]))?`;
const ARE = '(?:全部|都|也|就|全|系|是|得|有|攞|拿|考到?|is|are|were|all|both|got|[:：=]| )*';
/** 其他都係4, "the rest are 4", "others 5". */
const OTHERS = new RegExp(
  `(?:其(?:他|它|余)(?:科|科目|嘅|的)*|剩低(?:嘅)?|(?<![a-z])(?:(?:the|all) )?(?:others?|rest)(?: (?:subjects?|grades?|of (?:my |the )?(?:subjects?|grades?|them)))?)${ARE}${GRADE}`,
);
/** "All 4s except …", 科科4, 全部都係4 除咗…. */
const ALL = new RegExp(
  `(?<![a-z])(?:all|straight)(?: (?:my |of my )?(?:subjects?|grades?)(?: are| is)?)? ?(5\\*{0,2}|[1-4])(?:'?s(?![a-z])|(?= (?:except|but|apart|besides)))|(?:全部(?:科目?)?|科科|每科|全科)${ARE}${GRADE}`,
);

/** The grade that a text tells of all other subjects; `isTold`: whether a subject is named at once before a place. */
export function otherGrades(text: string, isTold: (at: number) => boolean): OtherGrades | null {
  for (const pattern of [OTHERS, ALL]) {
    const match = pattern.exec(text);
    const grade = LEVEL_GRADES.find((level) => match?.slice(1).includes(level));
    if (match === null || grade === undefined || (pattern === ALL && isTold(match.index))) continue;
    return { grade, at: match.index, end: match.index + match[0].length };
  }
  return null;
}
