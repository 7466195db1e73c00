import type { GradeScale, Grades } from '../../grades/grade.ts';
import { OTHER_SUBJECTS } from '../../grades/other-subject.ts';
import type { SubjectCode } from '../../grades/subject.ts';
import type { Formula, FormulaRule, FormulaTerm, SubjectWeights } from '../programme.ts';
import { type CountedCode, type HeldSets, subjectSet } from './counted-points.ts';

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

/** Where any elective may be counted, other languages and Applied Learning may be, if they count at all. */
function slotSubjects(codes: readonly string[]): ReadonlySet<CountedCode> {
  const named = subjectSet(codes);
  return codes.includes('ELE') ? new Set<CountedCode>([...named, ...OTHER_SUBJECTS]) : named;
}

function termGroup(formula: Formula, term: FormulaTerm): SlotGroup {
  const unlisted = formula.rules.includes('listedWeightsOnly') ? 0 : 1;
  return {
    size: term.n,
    from: term.from === null ? null : slotSubjects(term.from),
    minimumPoints: 0,
    isBonus: false,
    weightOf: (subject) =>
      term.w * weightIn(term.weights, subject, 1) * weightIn(formula.weights, subject, unlisted),
  };
}

function bonusGroups(formula: Formula): readonly SlotGroup[] {
  const unlisted = formula.rules.includes('listedWeightsOnly') ? 0 : 1;
  return formula.bonus.map((bonus) => ({
    size: 1,
    from: null,
    minimumPoints: bonus.min_points ?? 0,
    isBonus: true,
    weightOf: (subject) => bonus.w * weightIn(formula.weights, subject, unlisted),
  }));
}

/** Rules that decide which subjects a formula lets count together. */
const HELD_RULES: readonly FormulaRule[] = [
  'csdCountsAsTwo',
  'categoryAOnly',
  'halfExtendedReplacement',
  'mathematicsCountsOnce',
];

function heldKey({ scale, rules }: Formula): number {
  return HELD_RULES.reduce((key, rule) => 2 * key + (rules.includes(rule) ? 1 : 0), scale === '7' ? 1 : 2);
}

function excludedSubjects({ rules }: Formula): ReadonlySet<SubjectCode> {
  const noExtended = rules.includes('categoryAOnly') || rules.includes('halfExtendedReplacement');
  return new Set<SubjectCode>(noExtended ? ['MEP_M1', 'MEP_M2'] : []);
}

function planKey(formula: Formula): string {
  const { scale, terms, alternatives, weights, weight_pools, max_weighted, bonus, rules } = formula;
  return JSON.stringify([scale, terms, alternatives, weights, weight_pools, max_weighted, bonus, rules]);
}

/** Makes a formula ready for counting. */
export function scorePlan(formula: Formula): ScorePlan {
  const secondElective = formula.rules.includes('secondElectiveWeights');
  const groupsOf = (terms: readonly FormulaTerm[]): readonly SlotGroup[] =>
    (secondElective ? terms.flatMap(splitSecondElective) : terms).map((term) => termGroup(formula, term));
  const common = [...groupsOf(formula.terms), ...bonusGroups(formula)];
  return {
    key: planKey(formula),
    heldKey: heldKey(formula),
    scale: formula.scale,
    csdCounts: formula.rules.includes('csdCountsAsTwo'),
    excluded: excludedSubjects(formula),
    onlyOneOf: formula.rules.includes('mathematicsCountsOnce')
      ? ['MAT', 'MEP_M1', 'MEP_M2']
      : ['MEP_M1', 'MEP_M2'],
    alternatives:
      formula.alternatives === null
        ? [common]
        : formula.alternatives.map((terms) => [...common, ...groupsOf(terms)]),
    pools: formula.weight_pools.map(({ n, from, w }) => ({ size: n, from: subjectSet(from), weight: w })),
    maxWeighted: formula.max_weighted,
    halfExtendedReplacement: formula.rules.includes('halfExtendedReplacement'),
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
