import type { Catalogue, CatalogueEntry } from '../admission/catalogue.ts';
import { checkPlan } from '../admission/requirement.ts';
import { scoreTotal } from '../admission/score/programme-score.ts';
import { type JupasBand, jupasBandAt } from '../admission/selection.ts';
import type { Grades } from '../grades/grade.ts';
import { type BandRecord, bandRecordOf, SHUT_RUN } from './bands.ts';
import type { DrawnChoice } from './list-draws.ts';
import { type ChanceFitsFile, type NoNumber, programmeChance } from './programme-chance.ts';

/** Why a choice of a list has no figure. */
export type ChoiceSilence =
  | NoNumber
  | 'requirementUnmet'
  /** Too few applicants in the band. */
  | 'fewInBand'
  /** Three years without an offer in the band: only the counts are told. */
  | 'bandShut'
  /** Words only. */
  | 'weakFigures';

/** A choice as it stands in the list. */
export interface ListedChoice {
  readonly code: string;
  readonly band: JupasBand;
  /** Null where it has no number: it never clears, and is named as left out. */
  readonly standing: DrawnChoice | null;
  readonly reason: ChoiceSilence | null;
  /** What the band came to, outside Band A. */
  readonly record: BandRecord | null;
}

/** What the chances of a list are worked out from. */
export interface ChanceBasis {
  readonly catalogue: Catalogue;
  readonly fits: ChanceFitsFile;
}

function scoreIn(entry: CatalogueEntry, grades: Grades, middle: number): number {
  const { met } = checkPlan(entry.requirements, grades);
  return met ? scoreTotal(entry.counter, grades) / middle : Number.NEGATIVE_INFINITY;
}

function listed(
  fits: ChanceFitsFile,
  entry: CatalogueEntry,
  band: JupasBand,
  courses: readonly Grades[],
): ListedChoice {
  const { programme } = entry;
  const { code, stats_apply, stats_offer, score_year } = programme;
  const found = programmeChance(fits, programme);
  const record = band === 'A' ? null : bandRecordOf(stats_apply, stats_offer, band, score_year ?? 0);
  const silent = (reason: ChoiceSilence): ListedChoice => ({ code, band, standing: null, reason, record });
  if (courses.every((grades) => !checkPlan(entry.requirements, grades).met))
    return silent('requirementUnmet');
  if (found.kind === 'none') return silent(found.reason);
  if (band !== 'A' && record === null) return silent('fewInBand');
  const { fit, ownMovement, isWeak } = found;
  const scores = courses.map((grades) => scoreIn(entry, grades, fit.middle));
  const standing = { bar: { fit, ownMovement, band, record }, scores };
  const isShut = record !== null && record.run >= SHUT_RUN;
  return { code, band, standing, reason: isShut ? 'bandShut' : isWeak ? 'weakFigures' : null, record };
}

/** The choices of a list that are in the catalogue, up to the last that JUPAS takes, in the pupil's order. */
export function standingOf(
  { catalogue, fits }: ChanceBasis,
  courses: readonly Grades[],
  codes: readonly string[],
): readonly ListedChoice[] {
  return codes.flatMap((code, place): readonly ListedChoice[] => {
    const [entry, band] = [catalogue.entry(code), jupasBandAt(place)];
    return entry === undefined || band === null ? [] : [listed(fits, entry, band, courses)];
  });
}
