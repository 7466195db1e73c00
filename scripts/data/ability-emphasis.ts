import type { ElectiveRequirement, FormulaRow, ProgrammeRow } from '@lodestar/domain';
import {
  COMPULSORY_SUBJECTS,
  ELECTIVE_SUBJECTS,
  type SubjectCode,
  subjectChoice,
  takesAnyElective,
} from '@lodestar/domain';

type Emphasised = Exclude<SubjectCode, 'CSD' | 'LS'>;
const SUBJECTS: readonly Emphasised[] = [...COMPULSORY_SUBJECTS, ...ELECTIVE_SUBJECTS];

/** What most programmes ask of the core subjects; only more than this is an emphasis. */
const USUAL_LEVEL: Readonly<Record<string, number>> = { CHI: 3, ENG: 3, MAT: 2 };
const PER_LEVEL_ABOVE = 0.25;

/** What a subject's points are multiplied by where the formula is kindest to it. */
function weightIn(formula: FormulaRow, subject: Emphasised): number {
  const inTerms = formula.terms.flatMap(({ from, w, weights }) => {
    const counts = takesAnyElective(subjectChoice(from)) || from?.includes(subject);
    return counts ? [w * (weights?.[subject] ?? weights?.OTH ?? 1)] : [];
  });
  const own = formula.weights[subject] ?? formula.weights.OTH ?? 1;
  return Math.max(0, ...inTerms) * own;
}

function byWeight(formula: FormulaRow | null): ReadonlyMap<Emphasised, number> {
  if (formula === null) return new Map();
  const weights = SUBJECTS.map((subject) => weightIn(formula, subject));
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return new Map(
    SUBJECTS.map((subject, index) => [
      subject,
      Math.min(1, Math.max(0, (weights[index] ?? 0) / (mean || 1) - 1)),
    ]),
  );
}

function shareNamed(alternative: readonly ElectiveRequirement[], subject: Emphasised): number {
  return alternative
    .filter(({ any_of }) => !takesAnyElective(subjectChoice(any_of)) && any_of.includes(subject))
    .reduce((sum, { count, any_of }) => sum + Math.min(1, count / any_of.length), 0);
}

/** The share of a requirement that no alternative avoids: Biology or Chemistry, one of them, is a half each. */
function named(row: ProgrammeRow, subject: Emphasised): number {
  const shares = row.elective_requirements.map((alternative) => shareNamed(alternative, subject));
  return shares.length === 0 ? 0 : Math.min(...shares);
}

function aboveUsual(row: ProgrammeRow, subject: Emphasised): number {
  const usual = USUAL_LEVEL[subject];
  const asked = Number.parseInt(row.requirements[subject] ?? '', 10);
  return usual === undefined || Number.isNaN(asked) ? 0 : Math.max(0, asked - usual) * PER_LEVEL_ABOVE;
}

/**
 * How much a programme leans on each subject, 0 and more: what its formula weights above the average of all subjects,
 * at most 1; the share of its elective requirements; a quarter for each level above the usual in a core subject.
 */
export function emphasisOf(row: ProgrammeRow): ReadonlyMap<string, number> {
  const weighted = byWeight(row.formula);
  return new Map(
    SUBJECTS.map((subject) => [
      subject,
      (weighted.get(subject) ?? 0) + named(row, subject) + aboveUsual(row, subject),
    ]),
  );
}
