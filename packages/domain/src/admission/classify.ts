import { ATTAINMENT_GRADES, type Grade, type Grades, LEVEL_GRADES } from '../grades/grade.ts';
import { SUBJECTS, type SubjectCode } from '../grades/subject.ts';
import { type Catalogue, type CatalogueEntry, summarise, toTwoDecimals } from './catalogue.ts';
import type {
  BandTotals,
  Classification,
  CountedSubject,
  Improvement,
  LevelSummary,
  PositionStatistics,
  ScoreReceipt,
} from './classification.ts';
import type { BandCounts, Programme } from './programme.ts';
import { checkPlan } from './requirement.ts';
import type { CountedSlot } from './score/best-assignment.ts';
import { countScore, scoreTotal } from './score/programme-score.ts';

function bandTotals(rows: readonly BandCounts[]): BandTotals | null {
  const newest = rows[0];
  return newest === undefined ? null : { bandA: newest[1], bandB: newest[2], total: newest[6] };
}

function countedSubject(grades: Grades, slot: CountedSlot): CountedSubject {
  const { subject, points, weight, value } = slot;
  const grade = grades[subject] ?? 'Attained';
  return { subjectCode: subject, grade, points, weight: roundWeight(weight), value: roundWeight(value) };
}

function roundWeight(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function receiptOf(
  programme: Programme,
  grades: Grades,
  total: number,
  counted: readonly CountedSlot[],
): ScoreReceipt {
  const { text, scale, maximum } = programme.calculation;
  return {
    method: text,
    scale,
    maximum,
    counted: counted.map((slot) => countedSubject(grades, slot)),
    total: toTwoDecimals(total),
  };
}

function statisticsOf({ programme, curve }: CatalogueEntry, percentile: number | null): PositionStatistics {
  const comparable = curve !== null && programme.formula_matches_scores;
  return {
    year: programme.score_year,
    basis: programme.score_basis,
    upperQuartile: programme.score_uq,
    median: programme.score_md,
    lowerQuartile: programme.score_lq,
    mean: programme.score_mean,
    percentile,
    movement: comparable && curve.movement !== null ? toTwoDecimals(curve.movement) : null,
    spreadEstimated: comparable && (curve.spreadEstimated.lower || curve.spreadEstimated.upper),
    applications: bandTotals(programme.stats_apply),
    offers: bandTotals(programme.stats_offer),
    source: programme.source.scores ?? null,
  };
}

function entryOf(catalogue: Catalogue, programme: Programme): CatalogueEntry {
  const entry = catalogue.entry(programme.code);
  if (entry === undefined) throw new RangeError(`${programme.code} is not in the catalogue`);
  return entry;
}

/**
 * The level of one programme with its whole receipt: what counted, what it was compared with, which minimum is unmet.
 * @throws RangeError when the programme is not of this catalogue.
 */
export function classify(catalogue: Catalogue, programme: Programme, grades: Grades): Classification {
  const entry = entryOf(catalogue, programme);
  const { total, counted } = countScore(entry.counter, grades);
  const requirement = checkPlan(entry.requirements, grades);
  const { classification, reason, user_score, percentile } = summarise(entry, total, requirement);
  return {
    classification,
    reason,
    user_score,
    statistics: statisticsOf(entry, percentile),
    requirement,
    calculation: receiptOf(programme, grades, total, counted),
  };
}

/** The level of one programme without its receipt. */
export function summaryOf(entry: CatalogueEntry, grades: Grades): LevelSummary {
  return summarise(entry, scoreTotal(entry.counter, grades), checkPlan(entry.requirements, grades));
}

/** Grades above the one held, nearest first. */
export function gradesAbove(held: Grade): readonly Grade[] {
  if (held === 'Attained' || held === 'Failed')
    return ATTAINMENT_GRADES.slice(0, ATTAINMENT_GRADES.indexOf(held)).reverse();
  return LEVEL_GRADES.slice(0, LEVEL_GRADES.indexOf(held)).reverse();
}

function raisesBy(
  grades: Grades,
  steps: number,
): readonly { subject: SubjectCode; from: Grade; to: Grade }[] {
  return SUBJECTS.flatMap((subject) => {
    const from = grades[subject];
    const to = from === undefined ? undefined : gradesAbove(from)[steps - 1];
    return from === undefined || to === undefined ? [] : [{ subject, from, to }];
  });
}

/**
 * The one subject raised by the fewest grade steps that lifts the level; ties by the order of subjects. Null when the
 * level is the highest, when there is none to lift, or when no single subject can lift it.
 * @throws RangeError when the programme is not of this catalogue.
 */
export function smallestImprovement(
  catalogue: Catalogue,
  programme: Programme,
  grades: Grades,
): Improvement | null {
  const entry = entryOf(catalogue, programme);
  const { classification: current } = summaryOf(entry, grades);
  if (current === -1 || current === 8) return null;
  for (let steps = 1; steps < LEVEL_GRADES.length; steps++) {
    for (const { subject, from, to } of raisesBy(grades, steps)) {
      const { classification } = summaryOf(entry, { ...grades, [subject]: to });
      if (classification > current && classification !== -1) {
        return { subjectCode: subject, from, to, classification };
      }
    }
  }
  return null;
}
