import {
  type Formula,
  formulaTakes,
  type Grade,
  type Grades,
  gradePoints,
  type ScoreReceipt,
  SUBJECTS,
  type SubjectCode,
} from '@lodestar/domain';
import type { Wording } from '../../../shared/programme/wording.ts';
import { gradeName, shortName } from './subject-words.ts';

type Reason = 'csd' | 'ls' | 'noPoints' | 'otherModule' | 'beyond' | 'notTaken';

const OTHER_MODULE: Readonly<Partial<Record<SubjectCode, SubjectCode>>> = {
  MEP_M1: 'MEP_M2',
  MEP_M2: 'MEP_M1',
};

function reasonFor(
  code: SubjectCode,
  grade: Grade,
  counted: ReadonlySet<SubjectCode>,
  formula: Formula,
): Reason {
  if (code === 'LS') return 'ls';
  const takes = formulaTakes(formula, code);
  if (code === 'CSD' && !takes) return 'csd';
  if (code === 'CSD' ? grade === 'Failed' : gradePoints(grade, formula.scale) === 0) return 'noPoints';
  const other = OTHER_MODULE[code];
  if (other !== undefined && counted.has(other)) return 'otherModule';
  return takes ? 'beyond' : 'notTaken';
}

/** The subjects a pupil has that did not count, each with the reason. */
export function notCountedWords(
  grades: Grades,
  receipt: ScoreReceipt,
  formula: Formula,
  wording: Wording,
): readonly string[] {
  const counted = new Set(receipt.counted.map(({ subjectCode }) => subjectCode));
  return SUBJECTS.flatMap((code) => {
    const grade = grades[code];
    if (grade === undefined || counted.has(code)) return [];
    const reason = reasonFor(code, grade, counted, formula);
    const params = { subject: shortName(code, wording), grade: gradeName(grade, wording) };
    return [wording.t(`receipt.counted.reason.${reason}`, params)];
  });
}
