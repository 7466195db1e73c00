import type { Grade } from '../grades/grade.ts';
import type { OtherResult, OtherSubject } from '../grades/other-subject.ts';
import type { SubjectCode } from '../grades/subject.ts';
import type { Minimum } from './minimum.ts';
import type { SourceNote } from './programme.ts';
import type { SharedMovement } from './shared-movement.ts';

/** Admission levels, best first; -1 is "no level". */
export const LEVELS = [8, 7, 6, 5, 4, 3, 2, 1, 0] as const;
export type Level = (typeof LEVELS)[number];
export type LevelOrNone = Level | -1;

/** Names of the levels, used as keys of texts and colours. */
export const LEVEL_NAMES = {
  8: 'goldenTicket',
  7: 'secure',
  6: 'verySafe',
  5: 'safe',
  4: 'moderate',
  3: 'risky',
  2: 'veryRisky',
  1: 'dangerous',
  0: 'missionImpossible',
  [-1]: 'error',
} as const satisfies Record<LevelOrNone, string>;

export type Reason = null | 'requirementNotMet' | 'noPublishedScores' | 'formulaOfYearUnknown' | 'error';

/**
 * A published minimum that the pupil does not meet: so many subjects at `required` or better, of which the pupil has
 * `have`; `held` is the best grade among those that fall short, or the total; null when there is none.
 */
export type UnmetRequirement = Minimum & {
  readonly count: number;
  readonly required: string;
  readonly have: number;
  readonly held: string | null;
};

export interface RequirementCheck {
  readonly met: boolean;
  readonly unmet: readonly UnmetRequirement[];
  /** Subjects counted as attained because nothing was entered for them. */
  readonly assumed: readonly SubjectCode[];
}

/** One line of the receipt: points × weight = value. */
export interface CountedSubject {
  readonly subjectCode: SubjectCode | OtherSubject;
  readonly grade: Grade | OtherResult;
  readonly points: number;
  readonly weight: number;
  readonly value: number;
}

export interface ScoreReceipt {
  readonly method: string;
  readonly scale: '7' | '8.5';
  readonly maximum: number;
  readonly counted: readonly CountedSubject[];
  /** The programme's own score, to 2 decimals; null when it cannot be computed. */
  readonly total: number | null;
}

export interface BandTotals {
  readonly bandA: number;
  readonly bandB: number;
  readonly total: number;
}

/** Last year's figures beside the pupil's place among them. */
export interface PositionStatistics {
  readonly year: number | null;
  readonly basis: string | null;
  readonly upperQuartile: number | null;
  readonly median: number | null;
  readonly lowerQuartile: number | null;
  readonly mean: number | null;
  /** Share of last year's admitted pupils at or below the score, 0 to 100, on the unwidened curve. */
  readonly percentile: number | null;
  /** By how much the line usually moves from year to year, in points. */
  readonly movement: number | null;
  readonly spreadEstimated: boolean;
  readonly applications: BandTotals | null;
  readonly offers: BandTotals | null;
  readonly source: SourceNote | null;
}

/** The smallest single-grade rise that lifts the level. */
export interface Improvement {
  readonly subjectCode: SubjectCode;
  readonly from: Grade | null;
  readonly to: Grade;
  readonly classification: Level;
}

/** A level with everything it was worked out from. */
export interface Classification {
  readonly classification: LevelOrNone;
  readonly reason: Reason;
  readonly user_score: number | null;
  readonly statistics: PositionStatistics;
  readonly requirement: RequirementCheck;
  readonly calculation: ScoreReceipt;
}

/** The level of one programme without its receipt, for lists. */
export interface LevelSummary {
  readonly classification: LevelOrNone;
  readonly reason: Reason;
  readonly user_score: number | null;
  readonly percentile: number | null;
}

/** Figures over a whole catalogue, computed from its data. */
export interface CatalogueFigures {
  /** Robust spread of the relative change of medians between the two latest years; null when there is only one year. */
  readonly movement: number | null;
  /** Pooled median of the relative distance of a quartile from the median, by scale. */
  readonly spread: Readonly<Record<'7' | '8.5', number | null>>;
  /** How far the line of all programmes together moved from year to year, oldest first. */
  readonly sharedMovements: readonly SharedMovement[];
}

/** From which percentile on each level is given (product decision; the last takes everything below). */
export const LEVEL_THRESHOLDS = [
  { level: 8, fromPercent: 95 },
  { level: 7, fromPercent: 82 },
  { level: 6, fromPercent: 70 },
  { level: 5, fromPercent: 60 },
  { level: 4, fromPercent: 52 },
  { level: 3, fromPercent: 43 },
  { level: 2, fromPercent: 30 },
  { level: 1, fromPercent: 15 },
  { level: 0, fromPercent: 0 },
] as const satisfies readonly { level: Level; fromPercent: number }[];
