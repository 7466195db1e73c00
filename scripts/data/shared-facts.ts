import type { Category, FormulaRow, FormulaTerm, InstitutionCode, ProgrammeRow } from '@lodestar/domain';
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

/** Entrance requirements in the file's shape. */
export function requirementRows(facts: Facts): Pick<ProgrammeRow, 'requirements' | 'elective_requirements'> {
  return {
    requirements: facts.requirements,
    elective_requirements: facts.elective_requirements.map((alternative) =>
      alternative.map((one) => ({
        count: one.count,
        any_of: ANY_OTHER_SUBJECT.has(facts.code) ? ['MAT', ...one.any_of] : one.any_of,
        level: one.level,
        excl: one.excl ?? [],
      })),
    ),
  };
}

const SPECIFIED = 'Applied Learning subjects specified by the institution';

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
