import type { Catalogue, CatalogueEntry } from '../admission/catalogue.ts';
import { summaryOf } from '../admission/classify.ts';
import type { Programme } from '../admission/programme.ts';
import type { OtherServing } from '../admission/requirement-plan.ts';
import type { CountedCode } from '../admission/score/counted-points.ts';
import { eachAlone } from '../admission/score/held-sets.ts';
import type { OtherHolding, ScorePlan, SlotGroup } from '../admission/score/plan.ts';
import { scoreCounter } from '../admission/score/programme-score.ts';
import { ruleEffects } from '../admission/score/rule-effects.ts';
import { LEVEL_GRADES } from '../grades/grade.ts';
import {
  isOtherSubject,
  OTHER_LANGUAGES,
  type OtherResult,
  type OtherSubject,
  otherEntries,
} from '../grades/other-subject.ts';
import { gradePoints } from '../grades/points.ts';
import { type OtherSubjects, type OtherSubjectsFile, otherSubjectsOf } from './other-subjects.ts';

type Points = (subject: OtherSubject, result: OtherResult) => number;

/** What a result is worth by the tables that are printed; nothing where they are silent. */
function printedPoints({ languages, applied }: OtherSubjects): Points {
  return (subject, result) => {
    const printed = subject === 'APL' ? applied.points : languages.points?.[subject];
    return printed?.find(([one]) => one === result)?.[1] ?? 0;
  };
}

/** What counts here of what a pupil holds; of several languages one, and of M1/M2 and a language where the formula says so. */
function holdingOf(
  others: OtherSubjects,
  points: Points,
  { calculation }: Programme,
  plan: ScorePlan,
): OtherHolding {
  const languages: readonly CountedCode[] =
    ruleEffects(calculation).otherCategories === 'languageOrModule'
      ? [...plan.onlyOneOf, ...OTHER_LANGUAGES]
      : OTHER_LANGUAGES;
  // Which courses count is not held, so that Applied Learning counts only where every course does.
  const counts = (subject: OtherSubject) => subject !== 'APL' || others.applied.score === 'elective';
  return (sets, grades) => {
    const counted = otherEntries(grades).flatMap(([subject, result]) => {
      const worth = counts(subject) ? points(subject, result) : 0;
      return worth > 0 ? [{ subject, points: worth }] : [];
    });
    if (counted.length === 0) return sets;
    return {
      all: [...sets.all, ...counted],
      allowed: sets.allowed.flatMap((set) => eachAlone([...set, ...counted], languages)),
    };
  };
}

const SERVING = ['elective', 'secondElective'] as const;

/** Applied Learning and the best language as electives of the best grade that is worth no more than the result. */
function servingOf(others: OtherSubjects, points: Points, { calculation }: Programme): OtherServing {
  const gradeOf = (subject: OtherSubject, result: OtherResult) => {
    const { entrance } = subject === 'APL' ? others.applied : others.languages;
    const worth = points(subject, result);
    if (!SERVING.some((one) => one === entrance) || worth === 0) return undefined;
    return LEVEL_GRADES.find((grade) => gradePoints(grade, calculation.scale) <= worth);
  };
  return (grades) => {
    const held = otherEntries(grades).flatMap(([subject, result]) => {
      const grade = gradeOf(subject, result);
      return grade === undefined ? [] : [{ subject, grade }];
    });
    const applied = held.filter(({ subject }) => subject === 'APL');
    const languages = held.filter(({ subject }) => subject !== 'APL');
    const [best] = languages.sort(
      (one, other) => LEVEL_GRADES.indexOf(one.grade) - LEVEL_GRADES.indexOf(other.grade),
    );
    return [...applied, ...(best === undefined ? [] : [best])].map((one) => ({ modules: [one] }));
  };
}

/** Slots of the best five are shut to what counts as a bonus alone. */
function asBonusOnly(plan: ScorePlan): ScorePlan {
  const shut = (group: SlotGroup): SlotGroup =>
    group.isBonus
      ? group
      : { ...group, weightOf: (subject) => (isOtherSubject(subject) ? 0 : group.weightOf(subject)) };
  return { ...plan, alternatives: plan.alternatives.map((groups) => groups.map(shut)) };
}

function entryWith(file: OtherSubjectsFile, entry: CatalogueEntry): CatalogueEntry {
  const { programme, counter, requirements } = entry;
  const others = otherSubjectsOf(file, programme);
  if (others === null) return entry;
  const points = printedPoints(others);
  const plan = { ...counter.plan, others: holdingOf(others, points, programme, counter.plan) };
  return {
    ...entry,
    counter:
      others.languages.score === 'bonus' ? scoreCounter(asBonusOnly(plan)) : { plan, tasks: counter.tasks },
    requirements: { ...requirements, others: servingOf(others, points, programme) },
  };
}

/**
 * The catalogue of the file's year for pupils who have other languages or Applied Learning, too: they count and serve where
 * it is printed how. For all others it answers as before.
 */
export function withOtherSubjects(catalogue: Catalogue, file: OtherSubjectsFile): Catalogue {
  const entries = catalogue.entries.map((entry) => entryWith(file, entry));
  const byCode = new Map(entries.map((entry) => [entry.programme.code, entry]));
  return {
    ...catalogue,
    entries,
    entry: (code) => byCode.get(code),
    levels: (grades) =>
      otherEntries(grades).length === 0
        ? catalogue.levels(grades)
        : entries.map((entry) => summaryOf(entry, grades)),
  };
}
