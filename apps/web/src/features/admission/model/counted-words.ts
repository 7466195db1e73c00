import {
  type Formula,
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

function slots({ terms, alternatives, bonus }: Formula): number {
  const inTerms = terms.reduce((sum, { n }) => sum + n, 0);
  const longest = Math.max(0, ...(alternatives ?? []).map((list) => list.reduce((sum, { n }) => sum + n, 0)));
  return inTerms + longest + bonus.length;
}

function reasonFor(
  code: SubjectCode,
  grade: Grade,
  counted: ReadonlySet<SubjectCode>,
  formula: Formula,
): Reason {
  if (code === 'CSD') return 'csd';
  if (code === 'LS') return 'ls';
  if (gradePoints(grade, formula.scale) === 0) return 'noPoints';
  const other = OTHER_MODULE[code];
  if (other !== undefined && counted.has(other)) return 'otherModule';
  return counted.size < slots(formula) ? 'notTaken' : 'beyond';
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
