import type { Formula, FormulaTerm, SubjectWeights } from '../admission/programme.ts';
import type { Grades } from '../grades/grade.ts';
import { gradeEntries } from '../grades/saved-scores.ts';

const POINTS: Readonly<Record<string, readonly [seven: number, eightAndAHalf: number]>> = {
  '5**': [7, 8.5],
  '5*': [6, 7],
  '5': [5, 5.5],
  '4': [4, 4],
  '3': [3, 3],
  '2': [2, 2],
  '1': [1, 1],
};
const CORE = ['CHI', 'ENG', 'MAT', 'CSD'];

interface Held {
  readonly subject: string;
  readonly points: number;
}
interface Placed extends Held {
  readonly term: FormulaTerm;
}

function heldSubjects(formula: Formula, grades: Grades): readonly Held[] {
  const { scale, rules } = formula;
  const csdCounts =
    rules.includes('csdCountsAsTwo') &&
    (grades.CSD === 'Attained' || (grades.CSD === undefined && grades.LS === undefined));
  const graded = gradeEntries(grades).flatMap(
    ([subject, grade]): readonly { subject: string; points: number }[] => {
      const points = POINTS[grade]?.[scale === '7' ? 0 : 1];
      return points === undefined || subject === 'LS' ? [] : [{ subject, points }];
    },
  );
  const all = csdCounts ? [...graded, { subject: 'CSD', points: 2 }] : graded;
  return all.filter(({ subject }) => formulaWeight(formula, subject) > 0);
}

/** Every way to drop subjects so that those which count as one are there at most once. */
function withoutRivals(held: readonly Held[], { rules }: Formula): readonly (readonly Held[])[] {
  const modules = ['MEP_M1', 'MEP_M2'];
  const barred = rules.includes('categoryAOnly') || rules.includes('halfExtendedReplacement');
  const usable = held.filter(({ subject }) => !barred || !modules.includes(subject));
  const rivals = rules.includes('mathematicsCountsOnce') ? ['MAT', ...modules] : modules;
  const free = usable.filter(({ subject }) => !rivals.includes(subject));
  const each = usable.filter(({ subject }) => rivals.includes(subject));
  return [free, ...each.map((one) => [...free, one])];
}

function fits({ from }: FormulaTerm, subject: string): boolean {
  if (from === null || from.includes(subject)) return true;
  return from.includes('ELE') && !CORE.includes(subject);
}

function weightOf(weights: SubjectWeights | null, subject: string, unlisted: number): number {
  if (weights === null) return 1;
  return weights[subject] ?? weights.OTH ?? unlisted;
}

function formulaWeight({ weights, rules }: Formula, subject: string): number {
  return weightOf(weights, subject, rules.includes('listedWeightsOnly') ? 0 : 1);
}

/** Best sum over every choice of weight for the subjects placed: own, lifted by a pool, or 1 to stay under the cap. */
function bestWeighting(formula: Formula, placed: readonly Placed[]): number {
  const { weight_pools: pools, max_weighted: cap } = formula;
  const lifted = pools.map(() => 0);
  let extra = 0;
  const secondTaken = new Map<FormulaTerm, boolean>();
  const onlyOne = ({ from, n, weights }: FormulaTerm): boolean =>
    formula.rules.includes('secondElectiveWeights') && from === null && n > 1 && weights !== null;
  const from = (index: number): number => {
    const one = placed[index];
    if (one === undefined) return 0;
    const { term, subject, points } = one;
    const plain = term.w * formulaWeight(formula, subject);
    const own = plain * weightOf(term.weights, subject, 1);
    const count = (weight: number): number => {
      const capped = cap !== null && weight > 1;
      if (capped && extra >= cap) return Number.NEGATIVE_INFINITY;
      extra += capped ? 1 : 0;
      const sum = points * weight + from(index + 1);
      extra -= capped ? 1 : 0;
      return sum;
    };
    const usual = onlyOne(term) ? plain : own;
    const sums = [count(usual)];
    if (cap !== null && own > 1) sums.push(count(1));
    if (onlyOne(term) && secondTaken.get(term) !== true) {
      secondTaken.set(term, true);
      sums.push(count(own));
      secondTaken.set(term, false);
    }
    pools.forEach((pool, position) => {
      const used = lifted[position] ?? 0;
      if (used >= pool.n || !pool.from.includes(subject) || pool.w <= usual) return;
      lifted[position] = used + 1;
      sums.push(count(pool.w));
      lifted[position] = used;
    });
    return Math.max(...sums);
  };
  return from(0);
}

function bonusOf(formula: Formula, left: readonly Held[]): number {
  const [bonus] = formula.bonus;
  if (bonus === undefined) return 0;
  const values = left
    .filter(({ points }) => points >= (bonus.min_points ?? 0))
    .map(({ subject, points }) => bonus.w * points * formulaWeight(formula, subject));
  return Math.max(0, ...values);
}

function halfExtended(formula: Formula, placed: readonly Placed[], held: readonly Held[]): number {
  if (!formula.rules.includes('halfExtendedReplacement') || placed.length === 0) return 0;
  const extended = held.filter(({ subject }) => subject === 'MEP_M1' || subject === 'MEP_M2');
  const best = Math.max(0, ...extended.map(({ points }) => points));
  return Math.max(0, best - Math.min(...placed.map(({ points }) => points))) / 2;
}

/** The score by trying every subject in every slot or in none. Slow, and written from the data's description alone. */
export function bruteForceScore(formula: Formula, grades: Grades): number {
  const all = heldSubjects(formula, grades);
  const lists = (formula.alternatives ?? [[]]).map((more) => [...formula.terms, ...more]);
  let best = 0;
  for (const terms of lists) {
    for (const held of withoutRivals(all, formula)) {
      const room = terms.map(({ n }) => n);
      const place = (index: number, placed: readonly Placed[], left: readonly Held[]): void => {
        const one = held[index];
        if (one === undefined) {
          const sum = bestWeighting(formula, placed) + bonusOf(formula, left);
          best = Math.max(best, sum + halfExtended(formula, placed, all));
          return;
        }
        place(index + 1, placed, [...left, one]);
        terms.forEach((term, position) => {
          const free = room[position] ?? 0;
          if (free === 0 || !fits(term, one.subject)) return;
          room[position] = free - 1;
          place(index + 1, [...placed, { ...one, term }], left);
          room[position] = free;
        });
      };
      place(0, [], []);
    }
  }
  return best;
}
