import type { Grades } from '../grades/grade.ts';
import { SUBJECTS } from '../grades/subject.ts';
import type { BandCounts, Formula, FormulaTerm, Programme, SourceNote } from './programme.ts';
import type { CatalogueFile, FormulaRow, ProgrammeRow } from './programme-row.ts';
import { scorePlan } from './score/plan.ts';
import { scoreCounter, scoreTotal } from './score/programme-score.ts';
import { studyFacts } from './study-facts.ts';

const BAND_A = 1;
const BAND_B = 2;
const TOTAL = 6;

const HIGHEST_GRADES: Grades = Object.fromEntries(
  SUBJECTS.filter((subject) => subject !== 'LS').map((subject) => [
    subject,
    subject === 'CSD' ? 'Attained' : '5**',
  ]),
);

/** Whole percent of applications that were offered a place: null without statistics, 0 when nobody applied. */
export function offerRate(
  apply: BandCounts | undefined,
  offer: BandCounts | undefined,
  position: 1 | 2 | 6,
): number | null {
  if (apply === undefined || offer === undefined) return null;
  return apply[position] === 0 ? 0 : Math.round((offer[position] / apply[position]) * 100);
}

function plainBest(n: number): readonly FormulaTerm[] {
  return [{ n, from: null, w: 1, weights: null }];
}

const NO_EXTRAS = {
  alternatives: null,
  weights: {},
  weight_pools: [],
  max_weighted: null,
  bonus: [],
  rules: [],
};

function structureOf(row: FormulaRow | null, counted: number): Omit<FormulaRow, 'year'> {
  return row ?? { ...NO_EXTRAS, terms: plainBest(counted) };
}

function formulaOf(row: ProgrammeRow, maximum: number | undefined): Formula {
  const method = calculationMethod(row);
  const { terms, alternatives, weights, weight_pools, max_weighted, bonus, rules } = structureOf(
    row.formula,
    method === 'Best 6' ? 6 : 5,
  );
  const formula: Formula = {
    known: row.formula !== null,
    text: row.formula_text ?? method,
    scale: row.score_scale,
    maximum: 0,
    terms,
    alternatives,
    weights,
    weight_pools,
    max_weighted,
    bonus,
    rules,
    year: row.formula?.year ?? null,
  };
  return { ...formula, maximum: maximum ?? maximumOf(formula) };
}

const maxima = new Map<string, number>();

/** The score of the highest grades, counted once for each formula. */
function maximumOf(formula: Formula): number {
  const plan = scorePlan(formula);
  const maximum = maxima.get(plan.key) ?? scoreTotal(scoreCounter(plan), HIGHEST_GRADES);
  maxima.set(plan.key, maximum);
  return maximum;
}

function calculationMethod(row: ProgrammeRow): 'Best 5' | 'Best 6' {
  return row.counted_subjects === 6 ? 'Best 6' : 'Best 5';
}

function sourcesOf(row: ProgrammeRow, sources: CatalogueFile['sources']): Programme['source'] {
  const notes = Object.entries(row.source).flatMap(
    ([group, id]): readonly (readonly [string, SourceNote])[] => {
      const note = sources[id];
      return note === undefined ? [] : [[group, { ...note, link: note.link ?? row.jupas_url }]];
    },
  );
  return Object.fromEntries(notes);
}

function statisticsOf({ stats_apply, stats_offer }: ProgrammeRow) {
  const apply = stats_apply[0];
  const offer = stats_offer[0];
  return {
    statistics_year: apply?.[0] ?? null,
    applications: apply?.[TOTAL] ?? null,
    offers: offer?.[TOTAL] ?? null,
    admission_rate: offerRate(apply, offer, TOTAL),
    band_a_admission_rate: offerRate(apply, offer, BAND_A),
    no_band_b_offer: offer === undefined ? null : offer[BAND_B] === 0,
    new_programme: stats_offer.length === 0,
  };
}

/**
 * The full record of a programme: what its file states and everything that follows from it.
 * @param maximum of its formula, where it is known: counting it takes most of the time
 */
export function deriveProgramme(
  row: ProgrammeRow,
  sources: CatalogueFile['sources'],
  maximum?: number,
): Programme {
  const {
    score_scale: _scale,
    counted_subjects: _counted,
    formula_text: _text,
    formula: _formula,
    applied_learning_weights: _appliedLearning,
    source: _source,
    ...stated
  } = row;
  return {
    ...stated,
    ...studyFacts(row),
    ...statisticsOf(row),
    // A year imported before rows had remarks holds none.
    notes: row.notes ?? [],
    median_score: row.score_md,
    calculation_method: calculationMethod(row),
    calculation: formulaOf(row, maximum),
    source: sourcesOf(row, sources),
  };
}
