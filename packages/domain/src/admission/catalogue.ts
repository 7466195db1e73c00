import type { Grades } from '../grades/grade.ts';
import { inOneGo } from '../in-one-go.ts';
import { type AdmissionCurve, admissionCurve } from './admission-curve.ts';
import type { CatalogueFigures, LevelSummary, Reason, RequirementCheck } from './classification.ts';
import { electivesOf } from './elective-matching.ts';
import type { Programme } from './programme.ts';
import { checkPlan } from './requirement.ts';
import { type RequirementPlan, requirementPlan } from './requirement-plan.ts';
import { heldBy } from './score/held-sets.ts';
import { scorePlan } from './score/plan.ts';
import { type ScoreCounter, scoreCounter, scoreTotal } from './score/programme-score.ts';
import { ruleEffects } from './score/rule-effects.ts';

/** A programme with everything that does not depend on the pupil worked out once. */
export interface CatalogueEntry {
  readonly programme: Programme;
  readonly counter: ScoreCounter;
  readonly curve: AdmissionCurve | null;
  /** Whether scores of this formula may be held against the published ones. */
  readonly isComparable: boolean;
  readonly requirements: RequirementPlan;
  /** Programmes with equal numbers share formula, and so the score. */
  readonly formulaGroup: number;
  /** Programmes with equal numbers share entrance requirements. */
  readonly requirementGroup: number;
}

/** A year's programmes, ready for any pupil. */
export interface Catalogue {
  readonly programmes: readonly Programme[];
  readonly figures: CatalogueFigures;
  readonly entries: readonly CatalogueEntry[];
  readonly find: (code: string) => Programme | undefined;
  readonly entry: (code: string) => CatalogueEntry | undefined;
  /** The levels of all programmes for one set of grades, in the order of `programmes`. */
  readonly levels: (grades: Grades) => readonly LevelSummary[];
}

function numbering(): (key: string) => number {
  const numbers = new Map<string, number>();
  return (key) => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
}

function requirementKey(programme: Programme): string {
  const special = ruleEffects(programme.calculation).asksForTopGrades;
  return JSON.stringify([programme.requirements, programme.elective_requirements, special]);
}

/** Scores are published and shown to two decimals. */
export function toTwoDecimals(score: number): number {
  return Math.round((score + Number.EPSILON) * 100) / 100;
}

function toOneDecimal(percent: number): number {
  return Math.round(percent * 10) / 10;
}

/** Level, reason and place of a score whose requirements are checked. */
export function summarise(entry: CatalogueEntry, total: number, requirement: RequirementCheck): LevelSummary {
  const { curve, isComparable } = entry;
  const user_score = toTwoDecimals(total);
  const percentile = curve !== null && isComparable ? toOneDecimal(curve.percentAt(total)) : null;
  const none = (classification: -1 | 0, reason: Reason): LevelSummary => ({
    classification,
    reason,
    user_score,
    percentile,
  });
  if (!requirement.met) return none(0, 'requirementNotMet');
  if (curve === null) return none(-1, 'noPublishedScores');
  if (!isComparable) return none(-1, 'formulaOfYearUnknown');
  return { classification: curve.levelOf(total), reason: null, user_score, percentile };
}

/** Opens a year's programmes one by one, for a page that must answer a touch in between. */
export function* openingCatalogue(
  programmes: readonly Programme[],
  figures: CatalogueFigures,
): Generator<undefined, Catalogue> {
  const formulaGroup = numbering();
  const requirementGroup = numbering();
  const counters: ScoreCounter[] = [];
  const plans: RequirementPlan[] = [];
  const entries: CatalogueEntry[] = [];
  for (const programme of programmes) {
    const plan = scorePlan(programme.calculation);
    const group = formulaGroup(plan.key);
    const counter = counters[group] ?? scoreCounter(plan);
    counters[group] = counter;
    const askedBy = requirementGroup(requirementKey(programme));
    const requirements = plans[askedBy] ?? requirementPlan(programme);
    plans[askedBy] = requirements;
    entries.push({
      programme,
      counter,
      curve: admissionCurve(programme, figures),
      isComparable: programme.formula_matches_scores,
      requirements,
      formulaGroup: group,
      requirementGroup: askedBy,
    });
    yield;
  }
  const byCode = new Map(entries.map((entry) => [entry.programme.code, entry]));
  const levels = (grades: Grades): readonly LevelSummary[] => {
    const heldFor = heldBy(grades);
    const totals = counters.map((counter) => scoreTotal(counter, grades, heldFor));
    const electives = electivesOf(grades);
    const checks = plans.map((plan) => checkPlan(plan, grades, electives));
    return entries.map((entry) => {
      const total = totals[entry.formulaGroup] ?? 0;
      const requirement = checks[entry.requirementGroup] ?? checkPlan(entry.requirements, grades);
      return summarise(entry, total, requirement);
    });
  };
  return {
    programmes,
    figures,
    entries,
    find: (code) => byCode.get(code)?.programme,
    entry: (code) => byCode.get(code),
    levels,
  };
}

/** Opens a year's programmes: curves and counting tables are made here, once. */
export function openCatalogue(programmes: readonly Programme[], figures: CatalogueFigures): Catalogue {
  return inOneGo(openingCatalogue(programmes, figures));
}
