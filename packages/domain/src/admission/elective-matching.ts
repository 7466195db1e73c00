import { type Grade, type Grades, LEVEL_GRADES } from '../grades/grade.ts';
import { meetsGrade } from '../grades/points.ts';
import { isModule, LEVEL_SUBJECTS } from '../grades/subject.ts';
import type { UnmetRequirement } from './classification.ts';
import type { Elective, ElectiveAlternative, ElectiveDemand } from './requirement-plan.ts';

/** What may serve an elective requirement: compulsory subjects too, where one names them. */
export function electivesOf(grades: Grades): readonly Elective[] {
  const held = LEVEL_SUBJECTS.flatMap((subject) => {
    const grade = grades[subject];
    return grade === undefined ? [] : [{ subject, grade }];
  });
  const modules = held.filter(({ subject }) => isModule(subject));
  const others = held.filter(({ subject }) => !isModule(subject)).map((one) => ({ modules: [one] }));
  return modules.length === 0 ? others : [...others, { modules }];
}

function serves({ modules }: Elective, { from, required }: ElectiveDemand): boolean {
  return modules.some(
    ({ subject, grade }) => required !== null && from.has(subject) && meetsGrade(grade, required),
  );
}

/** Gives every demand an elective of its own where possible (augmenting paths): index of the elective, or -1. */
function matchDemands(demands: readonly ElectiveDemand[], electives: readonly Elective[]): readonly number[] {
  const takenBy = new Map<number, number>();
  const given = demands.map(() => -1);
  const tryDemand = (place: number, visited: Set<number>): boolean => {
    const demand = demands[place];
    if (demand === undefined) return false;
    for (const [index, elective] of electives.entries()) {
      if (visited.has(index) || !serves(elective, demand)) continue;
      visited.add(index);
      const holder = takenBy.get(index);
      if (holder !== undefined && !tryDemand(holder, visited)) continue;
      takenBy.set(index, place);
      given[place] = index;
      return true;
    }
    return false;
  };
  demands.forEach((_, place) => void tryDemand(place, new Set()));
  return given;
}

function bestSpareGrade({ from }: ElectiveDemand, spare: readonly Elective[]): Grade | null {
  const grades = spare.flatMap(({ modules }) =>
    modules.filter(({ subject }) => from.has(subject)).map(({ grade }) => grade),
  );
  return LEVEL_GRADES.find((grade) => grades.includes(grade)) ?? null;
}

/** What one alternative of the elective requirements leaves unmet. */
function unmetElectives(
  { requirements, demands }: ElectiveAlternative,
  electives: readonly Elective[],
): readonly UnmetRequirement[] {
  const given = matchDemands(demands, electives);
  if (!given.includes(-1)) return [];
  const spare = electives.filter((_, index) => !given.includes(index));
  return requirements.flatMap((one) => {
    const have = demands.filter((demand, place) => demand === one && given[place] !== -1).length;
    return have >= one.asked.count ? [] : [{ ...one.asked, have, held: bestSpareGrade(one, spare) }];
  });
}

function missing(unmet: readonly UnmetRequirement[]): number {
  return unmet.reduce((sum, { count, have }) => sum + count - have, 0);
}

/** Of the alternatives what the one leaves unmet that lacks least; the first of equals. */
export function closestAlternative(
  alternatives: readonly ElectiveAlternative[],
  electives: readonly Elective[],
): readonly UnmetRequirement[] {
  const each = alternatives.map((alternative) => unmetElectives(alternative, electives));
  return each.reduce<readonly UnmetRequirement[]>(
    (best, unmet) => (missing(unmet) < missing(best) ? unmet : best),
    each[0] ?? [],
  );
}
