import {
  type Category,
  type ElectiveRequirement,
  type FormulaRow,
  type FormulaTerm,
  type InstitutionCode,
  type ProgrammeRow,
  subjectChoice,
} from '@lodestar/domain';
import type { Facts } from './facts.ts';
import { nameRules } from './formula-rules.ts';
import { simplifiedTitle } from './simplified.ts';

type Described =
  | 'code'
  | 'short_name'
  | 'full_title_en'
  | 'full_title_cn'
  | 'full_title_sc'
  | 'institution'
  | 'category'
  | 'funding'
  | 'study_level'
  | 'duration';

/** What a programme is: the same in every year's file. */
export function describe(facts: Facts, category: Category): Pick<ProgrammeRow, Described> {
  const institution: InstitutionCode = facts.institution;
  return {
    code: facts.code,
    short_name: facts.short_name,
    full_title_en: facts.full_title_en,
    full_title_cn: facts.full_title_cn,
    full_title_sc: simplifiedTitle(facts.code, facts.full_title_cn),
    institution,
    category,
    funding: facts.funding,
    study_level: facts.study_level,
    duration: facts.duration,
  };
}

type FactsFormula = NonNullable<Facts['formula']>;

function terms(list: FactsFormula['terms']): FormulaTerm[] {
  return list.map((term) => ({ n: term.n, from: term.from, w: term.w, weights: term.weights ?? null }));
}

/** The formula in the file's shape, null where none is published. */
export function formulaRow(facts: Facts): FormulaRow | null {
  const formula = facts.formula;
  if (formula === null) return null;
  return {
    year: facts.formula_year,
    terms: terms(formula.terms),
    alternatives: formula.alternatives === null ? null : formula.alternatives.map(terms),
    weights: formula.weights,
    weight_pools: formula.weight_pools,
    max_weighted: formula.max_weighted,
    bonus: formula.bonus.map((bonus) => ({
      nth: bonus.nth,
      w: bonus.w,
      min_points: bonus.min_points ?? null,
    })),
    rules: nameRules(facts.code, formula.rules),
  };
}

/** EdUHK's higher diploma asks for Chinese, English and any three other subjects: Mathematics is one of them. */
const ANY_OTHER_SUBJECT: ReadonlySet<string> = new Set(['JS8507']);

/** HKBU's sheet wants a Category A subject other than M1/M2 as the first of two electives (2026 entry). */
const FIRST_ELECTIVE_OF_CATEGORY_A: ReadonlySet<InstitutionCode> = new Set(['HKBU']);
const NOT_CATEGORY_A = ['MEP', 'APL', 'OLANG'];

function withFirstElective(one: ElectiveRequirement): ElectiveRequirement[] {
  const { count, any_of, level, excl } = one;
  if (count < 2 || subjectChoice(any_of).kind !== 'electives') return [one];
  return [
    { count: 1, any_of, level, excl: [...NOT_CATEGORY_A] },
    { count: count - 1, any_of, level, excl },
  ];
}

/** Entrance requirements in the file's shape. */
export function requirementRows(facts: Facts): Pick<ProgrammeRow, 'requirements' | 'elective_requirements'> {
  return {
    requirements: facts.requirements,
    elective_requirements: facts.elective_requirements.map((alternative) =>
      alternative.flatMap(({ count, any_of, level, excl = [] }) => {
        const subjects = ANY_OTHER_SUBJECT.has(facts.code) ? ['MAT', ...any_of] : any_of;
        const one = { count, any_of: subjects, level, excl };
        return FIRST_ELECTIVE_OF_CATEGORY_A.has(facts.institution) ? withFirstElective(one) : [one];
      }),
    ),
  };
}

const SPECIFIED = 'Applied Learning subjects specified by the institution';

/** Whether a quartile was printed on the wrong side of the median. */
export function isOutOfOrder({ uq, md, lq }: Record<'uq' | 'md' | 'lq', number | null>): boolean {
  const printed = [uq, md, lq].filter((figure) => figure !== null);
  return printed.some((figure, index) => index > 0 && figure > (printed[index - 1] ?? figure));
}

/** Applied Learning multipliers by name; the facts' placeholder for an unnamed group becomes words. */
export function appliedLearningWeights(facts: Facts): Record<string, number> | null {
  if (facts.weights_apl === undefined) return null;
  return Object.fromEntries(
    Object.entries(facts.weights_apl).map(([name, weight]) => [
      name === '*SPECIFIED*' ? SPECIFIED : name,
      weight,
    ]),
  );
}
