import type { GradeScale, Grades } from '../../grades/grade.ts';
import type { SubjectCode } from '../../grades/subject.ts';
import type { Formula, FormulaTerm, SubjectWeights } from '../programme.ts';
import { chosenSubjects, namedSubjects, subjectChoice } from '../subject-choice.ts';
import type { CountedCode, HeldSets } from './counted-points.ts';
import { type RuleEffects, ruleEffects } from './rule-effects.ts';

/** Slots of one kind: who may fill them and what a point is worth there. */
export interface SlotGroup {
  readonly size: number;
  readonly from: ReadonlySet<CountedCode> | null;
  readonly minimumPoints: number;
  readonly isBonus: boolean;
  readonly weightOf: (subject: CountedCode) => number;
}

export interface PlannedPool {
  readonly size: number;
  readonly from: ReadonlySet<CountedCode>;
  readonly weight: number;
}

/** The slots of a formula, the pools that lift their weights, and how many may be lifted above 1. */
export interface Slots {
  readonly groups: readonly SlotGroup[];
  readonly pools: readonly PlannedPool[];
  readonly maxWeighted: number | null;
}

/** Adds what a pupil holds in other languages and Applied Learning, as far as it is worth anything in a formula. */
export type OtherHolding = (sets: HeldSets, grades: Grades) => HeldSets;

/** A formula made ready for counting. Programmes with equal `key` have equal scores for equal grades. */
export interface ScorePlan {
  readonly key: string;
  /** Equal for formulas that let the same subjects count on the same scale. */
  readonly heldKey: number;
  readonly scale: GradeScale;
  readonly csdCounts: boolean;
  readonly excluded: ReadonlySet<CountedCode>;
  /** Subjects that count as one. */
  readonly onlyOneOf: readonly SubjectCode[];
  readonly alternatives: readonly (readonly SlotGroup[])[];
  readonly pools: readonly PlannedPool[];
  readonly maxWeighted: number | null;
  readonly halfExtendedReplacement: boolean;
  /** Null: other languages and Applied Learning are not counted. */
  readonly others: OtherHolding | null;
}

function weightIn(weights: SubjectWeights | null, subject: CountedCode, unlisted: number): number {
  if (weights === null) return 1;
  return weights[subject] ?? weights.OTH ?? unlisted;
}

function isWeighted(term: FormulaTerm): boolean {
  return term.weights !== null && Object.keys(term.weights).length > 0;
}

/** CityU JS1050 to JS1053: of the free subjects only one takes the second elective's weights. */
function splitSecondElective(term: FormulaTerm): readonly FormulaTerm[] {
  if (term.from !== null || term.n < 2 || !isWeighted(term)) return [term];
  return [
    { ...term, n: 1 },
    { ...term, n: term.n - 1, weights: null },
  ];
}

function termGroup(formula: Formula, term: FormulaTerm, unlisted: number): SlotGroup {
  return {
    size: term.n,
    from: chosenSubjects(subjectChoice(term.from)),
    minimumPoints: 0,
    isBonus: false,
    weightOf: (subject) =>
      term.w * weightIn(term.weights, subject, 1) * weightIn(formula.weights, subject, unlisted),
  };
}

function bonusGroups(formula: Formula, unlisted: number): readonly SlotGroup[] {
  return formula.bonus.map((bonus) => ({
    size: 1,
    from: null,
    minimumPoints: bonus.min_points ?? 0,
    isBonus: true,
    weightOf: (subject) => bonus.w * weightIn(formula.weights, subject, unlisted),
  }));
}

/** One number for all that decides which subjects a formula lets count together. */
function heldKey(scale: GradeScale, { csdCounts, modules, mathematicsOnce }: RuleEffects): number {
  const decided = [scale === '7', csdCounts, modules === 'shut', modules === 'half', mathematicsOnce];
  return decided.reduce((key, one) => 2 * key + (one ? 1 : 0), 0);
}

function planKey(formula: Formula): string {
  const { scale, terms, alternatives, weights, weight_pools, max_weighted, bonus, rules } = formula;
  return JSON.stringify([scale, terms, alternatives, weights, weight_pools, max_weighted, bonus, rules]);
}

/** Makes a formula ready for counting. */
export function scorePlan(formula: Formula): ScorePlan {
  const effects = ruleEffects(formula);
  const { unlistedWeight } = effects;
  const groupsOf = (terms: readonly FormulaTerm[]): readonly SlotGroup[] =>
    (effects.splitsSecondElective ? terms.flatMap(splitSecondElective) : terms).map((term) =>
      termGroup(formula, term, unlistedWeight),
    );
  const common = [...groupsOf(formula.terms), ...bonusGroups(formula, unlistedWeight)];
  return {
    key: planKey(formula),
    heldKey: heldKey(formula.scale, effects),
    scale: formula.scale,
    csdCounts: effects.csdCounts,
    excluded: new Set<CountedCode>(effects.modules === 'counted' ? [] : ['MEP_M1', 'MEP_M2']),
    onlyOneOf: effects.mathematicsOnce ? ['MAT', 'MEP_M1', 'MEP_M2'] : ['MEP_M1', 'MEP_M2'],
    alternatives:
      formula.alternatives === null
        ? [common]
        : formula.alternatives.map((terms) => [...common, ...groupsOf(terms)]),
    pools: formula.weight_pools.map(({ n, from, w }) => ({ size: n, from: namedSubjects(from), weight: w })),
    maxWeighted: formula.max_weighted,
    halfExtendedReplacement: effects.modules === 'half',
    others: null,
  };
}

/** Whether a subject can count in a formula at all, whatever else a pupil brings. */
export function formulaTakes(formula: Formula, subject: SubjectCode): boolean {
  const { csdCounts, excluded, alternatives, halfExtendedReplacement } = scorePlan(formula);
  if (subject === 'LS' || (subject === 'CSD' && !csdCounts)) return false;
  if (excluded.has(subject)) return halfExtendedReplacement;
  const takes = ({ from, weightOf }: SlotGroup): boolean =>
    (from === null || from.has(subject)) && weightOf(subject) > 0;
  return alternatives.some((groups) => groups.some(takes));
}
