import {
  type Catalogue,
  type Grades,
  gradeEntries,
  type JupasBand,
  jupasBandAt,
  type LevelSummary,
  MINIMUM_SCORED_SUBJECTS,
  type Programme,
  type SharedChoice,
  summaryOf,
} from '@lodestar/domain';
import {
  bandAOfferRate,
  type OfferRate,
  yearOfCollection,
} from '../../../../shared/programme/programme-facts.ts';

/** One choice with what is shown of it. */
export interface ShownChoice {
  /** From one. */
  readonly rank: number;
  readonly band: JupasBand;
  readonly code: string;
  readonly note: string;
  /** Null: not in the catalogue of the year. */
  readonly programme: Programme | null;
  /** Null without five grades. */
  readonly level: LevelSummary | null;
}

/** A list as it is shown to others: printed, as a file or a picture, and at the end of a link. */
export interface ShownList {
  /** Entry year of the figures. */
  readonly year: string;
  readonly grades: Grades | null;
  readonly choices: readonly ShownChoice[];
}

/** Puts the level of each choice beside it. */
export function shownList(
  catalogue: Catalogue,
  collection: string,
  grades: Grades | null,
  choices: readonly SharedChoice[],
): ShownList {
  const judging = grades !== null && gradeEntries(grades).length >= MINIMUM_SCORED_SUBJECTS ? grades : null;
  return {
    year: yearOfCollection(collection),
    grades,
    choices: choices.flatMap(({ code, note }, index): readonly ShownChoice[] => {
      const band = jupasBandAt(index);
      const entry = catalogue.entry(code);
      if (band === null) return [];
      const level = entry === undefined || judging === null ? null : summaryOf(entry, judging);
      return [{ rank: index + 1, band, code, note, programme: entry?.programme ?? null, level }];
    }),
  };
}

/** The choices of each band that has any, in order. */
export function choicesByBand(
  choices: readonly ShownChoice[],
): readonly (readonly [JupasBand, readonly ShownChoice[]])[] {
  return [...Map.groupBy(choices, ({ band }) => band)];
}

/** The one year that the published scores of all choices are of; null when they differ or there are none. */
export function scoreYear(choices: readonly ShownChoice[]): number | null {
  const years = new Set(choices.flatMap(({ programme }) => programme?.score_year ?? []));
  const [year = null] = years;
  return years.size === 1 ? year : null;
}

/** Lower quartile, median and upper quartile as one line; the mean where only that is published, a dash where nothing is. */
export function quartileWords(
  { score_lq: lower, score_md: median, score_uq: upper, score_mean: mean }: Programme,
  number: (value: number) => string,
  meanWords: (mean: string) => string,
): string {
  const held = [lower, median, upper];
  if (held.some((one) => one !== null)) {
    return held.map((one) => (one === null ? '–' : number(one))).join(' · ');
  }
  return mean === null ? '–' : meanWords(number(mean));
}

/** Band A offers and applications of the newest year; null where nothing is on record. */
export function bandAOf({ programme }: ShownChoice): OfferRate | null {
  return programme === null ? null : bandAOfferRate(programme);
}
