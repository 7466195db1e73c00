import { type Grade, type Grades, LEVEL_GRADES } from '../grades/grade.ts';
import { gradePoints, meetsGrade } from '../grades/points.ts';
import { COMPULSORY_SUBJECTS, ELECTIVE_SUBJECTS, SUBJECTS, type SubjectCode } from '../grades/subject.ts';
import { isGradeOf } from '../grades/user-scores.ts';
import type { RequirementCheck, UnmetRequirement } from './classification.ts';
import type { ElectiveRequirement, Programme } from './programme.ts';
import { isAmong, isCsdAssumed } from './score/counted-points.ts';

/** Lowest level of Liberal Studies that stands in for CSD (CUHK, PolyU, HKBU, CityU, Lingnan: 2025 sheets). */
const LS_INSTEAD_OF_CSD: Grade = '2';

/** M1 and M2 are one subject, the Extended Part: a pupil's electives with both modules under one name. */
interface Elective {
  readonly modules: readonly { readonly subject: SubjectCode; readonly grade: Grade }[];
}

const LEVEL_SUBJECTS = [...COMPULSORY_SUBJECTS, ...ELECTIVE_SUBJECTS] as const;

interface Demand {
  readonly requirement: ElectiveRequirement;
  readonly accepts: (elective: Elective) => boolean;
}

function requiredGrade(subject: SubjectCode, level: string): Grade | null {
  if (subject === 'CSD') return level === 'A' ? 'Attained' : null;
  return isGradeOf(subject, level) ? level : null;
}

function unmetSubject(grades: Grades, subject: SubjectCode, required: Grade): UnmetRequirement | null {
  if (subject === 'CSD') {
    if (grades.CSD === 'Attained' || isCsdAssumed(grades)) return null;
    if (grades.CSD === undefined && grades.LS !== undefined && meetsGrade(grades.LS, LS_INSTEAD_OF_CSD))
      return null;
    return { anyOf: ['CSD'], count: 1, required, have: 0, held: grades.CSD ?? grades.LS ?? null };
  }
  const held = grades[subject];
  if (held !== undefined && meetsGrade(held, required)) return null;
  return { anyOf: [subject], count: 1, required, have: 0, held: held ?? null };
}

function unmetSubjects(programme: Programme, grades: Grades): readonly UnmetRequirement[] {
  return SUBJECTS.flatMap((subject) => {
    const level = programme.requirements[subject];
    const required = level === undefined ? null : requiredGrade(subject, level);
    const unmet = required === null ? null : unmetSubject(grades, subject, required);
    return unmet === null ? [] : [unmet];
  });
}

function isModule(subject: SubjectCode): boolean {
  return subject === 'MEP_M1' || subject === 'MEP_M2';
}

/** What may serve an elective requirement: compulsory subjects too, where one names them. */
function electivesOf(grades: Grades): readonly Elective[] {
  const held = LEVEL_SUBJECTS.flatMap((subject) => {
    const grade = grades[subject];
    return grade === undefined ? [] : [{ subject, grade }];
  });
  const modules = held.filter(({ subject }) => isModule(subject));
  const others = held.filter(({ subject }) => !isModule(subject)).map((one) => ({ modules: [one] }));
  return modules.length === 0 ? others : [...others, { modules }];
}

function demandsOf(requirements: readonly ElectiveRequirement[]): readonly Demand[] {
  return requirements.flatMap((requirement) => {
    const accepts = ({ modules }: Elective): boolean =>
      modules.some(({ subject, grade }) => {
        const required = requiredGrade(subject, requirement.level);
        return required !== null && meetsGrade(grade, required) && isAmong(subject, requirement.any_of);
      });
    return Array.from({ length: requirement.count }, () => ({ requirement, accepts }));
  });
}

/** Gives every demand an elective of its own where possible (augmenting paths): index of the elective, or -1. */
function matchDemands(demands: readonly Demand[], electives: readonly Elective[]): readonly number[] {
  const takenBy = new Map<number, number>();
  const given = demands.map(() => -1);
  const tryDemand = (demand: number, visited: Set<number>): boolean => {
    for (const [index, elective] of electives.entries()) {
      if (visited.has(index) || !demands[demand]?.accepts(elective)) continue;
      visited.add(index);
      const holder = takenBy.get(index);
      if (holder !== undefined && !tryDemand(holder, visited)) continue;
      takenBy.set(index, demand);
      given[demand] = index;
      return true;
    }
    return false;
  };
  demands.forEach((_, demand) => void tryDemand(demand, new Set()));
  return given;
}

function bestSpareGrade(requirement: ElectiveRequirement, spare: readonly Elective[]): Grade | null {
  const grades = spare.flatMap(({ modules }) =>
    modules.filter(({ subject }) => isAmong(subject, requirement.any_of)).map(({ grade }) => grade),
  );
  return LEVEL_GRADES.find((grade) => grades.includes(grade)) ?? null;
}

/** What one alternative of the elective requirements leaves unmet. */
function unmetElectives(
  alternative: readonly ElectiveRequirement[],
  electives: readonly Elective[],
): readonly UnmetRequirement[] {
  const demands = demandsOf(alternative);
  const given = matchDemands(demands, electives);
  const spare = electives.filter((_, index) => !given.includes(index));
  return alternative.flatMap((requirement) => {
    const have = demands.filter(
      (demand, index) => demand.requirement === requirement && given[index] !== -1,
    ).length;
    if (have >= requirement.count) return [];
    const { any_of: anyOf, count, level: required } = requirement;
    return [{ anyOf, count, required, have, held: bestSpareGrade(requirement, spare) }];
  });
}

function missing(unmet: readonly UnmetRequirement[]): number {
  return unmet.reduce((sum, { count, have }) => sum + count - have, 0);
}

/** Of the alternatives the one that lacks least; the first of equals. */
function closestAlternative(programme: Programme, grades: Grades): readonly UnmetRequirement[] {
  const electives = electivesOf(grades);
  const each = programme.elective_requirements.map((alternative) => unmetElectives(alternative, electives));
  return each.reduce<readonly UnmetRequirement[]>(
    (best, unmet) => (missing(unmet) < missing(best) ? unmet : best),
    each[0] ?? [],
  );
}

/** CUHK JS4502 (2025 sheet): a total above 40 in six graded subjects, with 5** in any four. */
const SIX_SUBJECT_TOTAL = 40;
const TOP_GRADES_NEEDED = 4;

/** The six best grades, of M1 and M2 the better one. */
function sixBest(grades: Grades): readonly { readonly grade: Grade; readonly points: number }[] {
  const graded = LEVEL_SUBJECTS.flatMap((subject) => {
    const grade = grades[subject];
    return grade === undefined ? [] : [{ subject, grade, points: gradePoints(grade, '7') }];
  }).sort((a, b) => b.points - a.points);
  const extended = graded.find(({ subject }) => isModule(subject));
  return graded.filter((one) => one === extended || !isModule(one.subject)).slice(0, 6);
}

function unmetTopGrades(grades: Grades): readonly UnmetRequirement[] {
  const best = sixBest(grades);
  const total = best.reduce((sum, { points }) => sum + points, 0);
  const top = best.filter(({ grade }) => grade === '5**').length;
  const unmet: UnmetRequirement[] = [];
  if (total <= SIX_SUBJECT_TOTAL) {
    unmet.push({
      anyOf: ['TOTAL'],
      count: 6,
      required: `>${SIX_SUBJECT_TOTAL}`,
      have: best.length,
      held: String(total),
    });
  }
  if (top < TOP_GRADES_NEEDED) {
    const held = best.find(({ grade }) => grade !== '5**')?.grade ?? null;
    unmet.push({
      anyOf: ['CHI', 'ENG', 'MAT', 'ELE'],
      count: TOP_GRADES_NEEDED,
      required: '5**',
      have: top,
      held,
    });
  }
  return unmet;
}

/**
 * Checks the published minimum entrance requirements and names every one that is not met. CSD not entered counts as
 * attained and is named in `assumed`; Liberal Studies at 2 or above stands in for it; any other missing subject is unmet.
 */
export function checkRequirements(programme: Programme, grades: Grades): RequirementCheck {
  const rules = programme.calculation.rules;
  const unmet = [
    ...unmetSubjects(programme, grades),
    ...closestAlternative(programme, grades),
    ...(rules.includes('sixAboveFortyWithFourTopGrades') ? unmetTopGrades(grades) : []),
  ];
  const assumed: readonly SubjectCode[] =
    programme.requirements.CSD !== undefined && isCsdAssumed(grades) ? ['CSD'] : [];
  return { met: unmet.length === 0, unmet, assumed };
}
