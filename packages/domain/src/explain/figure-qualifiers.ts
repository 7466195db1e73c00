import { levelAfterRise } from '../admission/admission-curve.ts';
import type { CatalogueEntry } from '../admission/catalogue.ts';
import type { CatalogueFigures, Classification, Level } from '../admission/classification.ts';
import type { Formula, Programme } from '../admission/programme.ts';
import { referenceKind } from '../admission/quartiles.ts';
import { formulaTakes } from '../admission/score/plan.ts';
import { type SharedMovement, steepestRise } from '../admission/shared-movement.ts';
import type { Grades } from '../grades/grade.ts';
import { isModule, SUBJECTS } from '../grades/subject.ts';

/** What has to be said of the figures behind a level: a key of the texts, and the figures said with it. */
export type FigureQualifier =
  /** The line of all programmes together rose in a year; `level`: what the score would come to if it did so again. */
  | {
      readonly key: 'lineRisesAgain';
      readonly params: {
        readonly year: number;
        readonly change: number;
        readonly from: Level;
        readonly level: Level;
        readonly others: readonly SharedMovement[];
      };
    }
  /** The formula counts more subjects than the pupil has. */
  | { readonly key: 'sixSubjects'; readonly params: { readonly counts: number; readonly have: number } }
  /** Offers fell to at most 60 % of the year before. */
  | {
      readonly key: 'placesCut';
      readonly params: { readonly year: number; readonly offers: number; readonly before: number };
    }
  /** None of the Band B applicants of the year was offered a place. */
  | {
      readonly key: 'noBandBOffers';
      readonly params: { readonly year: number; readonly applications: number };
    }
  /** The coming year's weights differ from those of the published scores. */
  | { readonly key: 'weightsChanged'; readonly params: Readonly<Record<string, never>> }
  | { readonly key: 'spreadEstimated'; readonly params: Readonly<Record<string, never>> }
  /** No median is published, its mean stands for it. */
  | { readonly key: 'meanNotMedian'; readonly params: { readonly mean: number } };

const FEWEST_OFFERS_BEFORE = 10;
const CUT_TO = 0.6;
const BAND_B = 2;
const TOTAL = 6;

function countedSlots({ terms, alternatives }: Formula): number {
  const sizeOf = (slots: Formula['terms']): number => slots.reduce((sum, { n }) => sum + n, 0);
  return sizeOf(terms) + Math.max(0, ...(alternatives ?? []).map(sizeOf));
}

/** Subjects of the pupil that the formula can count; M1 and M2 are one, CSD not entered counts as attained. */
function countable(formula: Formula, grades: Grades): number {
  const held = SUBJECTS.filter((subject) => {
    const grade = grades[subject];
    if (subject === 'CSD' && grade === undefined && grades.LS === undefined) return true;
    return grade !== undefined && grade !== 'U' && grade !== 'Failed';
  }).filter((subject) => formulaTakes(formula, subject));
  const modules = held.filter(isModule).length;
  return held.length - Math.max(0, modules - 1);
}

/** What a programme counts more than the pupil has; null where the subjects suffice. */
export function subjectShortfall(
  { calculation }: Programme,
  grades: Grades,
): Extract<FigureQualifier, { key: 'sixSubjects' }> | null {
  const counts = countedSlots(calculation);
  const have = countable(calculation, grades);
  return have < counts ? { key: 'sixSubjects', params: { counts, have } } : null;
}

/** Offers cut by two fifths or more against the year before, where there were at least ten then; else null. */
export function placesCut({
  stats_offer,
}: Pick<Programme, 'stats_offer'>): Extract<FigureQualifier, { key: 'placesCut' }> | null {
  const [newest, earlier] = stats_offer;
  if (newest === undefined || earlier === undefined || earlier[0] !== newest[0] - 1) return null;
  const [offers, before] = [newest[TOTAL], earlier[TOTAL]];
  return before < FEWEST_OFFERS_BEFORE || offers > CUT_TO * before
    ? null
    : { key: 'placesCut', params: { year: newest[0], offers, before } };
}

function lineRisesAgain(
  { curve }: CatalogueEntry,
  { sharedMovements }: CatalogueFigures,
  { classification: from, reason, calculation, statistics }: Classification,
): Extract<FigureQualifier, { key: 'lineRisesAgain' }> | null {
  const { year: scoresOf } = statistics;
  const { total } = calculation;
  if (curve === null || from === -1 || reason !== null || scoresOf === null || total === null) return null;
  const rise = steepestRise(sharedMovements, scoresOf);
  if (rise === null) return null;
  const { to: year, change } = rise;
  const level = levelAfterRise(curve, total, change);
  const others = sharedMovements.filter(({ to }) => to <= scoresOf && to !== year);
  return { key: 'lineRisesAgain', params: { year, change, from, level, others } };
}

function noBandB({
  stats_apply: [applied],
  no_band_b_offer,
}: Programme): Extract<FigureQualifier, { key: 'noBandBOffers' }> | null {
  if (applied === undefined || no_band_b_offer !== true || applied[BAND_B] === 0) return null;
  return { key: 'noBandBOffers', params: { year: applied[0], applications: applied[BAND_B] } };
}

/** What has to be said of the figures behind a classification, in the order it is said. */
export function figureQualifiers(
  entry: CatalogueEntry,
  figures: CatalogueFigures,
  classification: Classification,
  grades: Grades,
): readonly FigureQualifier[] {
  const { programme } = entry;
  const { score_mean: mean, coming_weights } = programme;
  const found: readonly (FigureQualifier | null)[] = [
    lineRisesAgain(entry, figures, classification),
    subjectShortfall(programme, grades),
    placesCut(programme),
    noBandB(programme),
    coming_weights === null ? null : { key: 'weightsChanged', params: {} },
    classification.statistics.spreadEstimated ? { key: 'spreadEstimated', params: {} } : null,
    referenceKind(programme) === 'mean' && mean !== null ? { key: 'meanNotMedian', params: { mean } } : null,
  ];
  return found.filter((one) => one !== null);
}
