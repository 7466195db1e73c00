import type { Area } from '../ability/area.ts';
import type { Dimension } from '../ability/dimension.ts';
import type { BandTotals, CountedSubject, UnmetRequirement } from '../admission/classification.ts';
import type { ElectiveRequirement, SourceNote } from '../admission/programme.ts';
import type { Band } from '../admission/selection.ts';
import type { Grade } from '../grades/grade.ts';
import type { SubjectCode } from '../grades/subject.ts';
import type { ConnectionKind } from '../trajectory/trajectory.ts';
import type { OrderAdvice } from './order-advice.ts';
import type { ProgrammeBrief, Standing } from './standing.ts';
import type { RecommendInput, SearchInput } from './tool-call.ts';
import type { WhatIf } from './what-if.ts';

export interface ScoresResult {
  readonly tool: 'my_scores';
  readonly grades: readonly { readonly subject: SubjectCode; readonly grade: Grade }[];
  /** How many more grades are needed before levels can be told. */
  readonly grades_needed: number;
  readonly best5: number;
  readonly best6: number;
  readonly best5_maximum: number;
  readonly best6_maximum: number;
  readonly core: number;
  readonly total: number;
  /** Out of 42 and 35 and 25, in whole percent. */
  readonly competitiveness: { readonly top: number; readonly competitive: number; readonly safety: number };
  readonly scale: '7';
}

export interface ListResult {
  readonly tool: 'my_list';
  readonly choices: readonly (Standing & { readonly rank: number; readonly band: Band | null })[];
  readonly unknown: readonly string[];
  readonly count: number;
  readonly room: Readonly<Record<Band, number>>;
  readonly grades_needed: number;
  readonly year: number | null;
  readonly source: SourceNote | null;
}

export interface AbilityResult {
  readonly tool: 'my_ability';
  /** False: the test was not taken, and nothing below says anything. */
  readonly taken: boolean;
  /** Out of 5, highest first. */
  readonly scores: readonly { readonly dimension: Dimension; readonly score: number }[];
  readonly out_of: number;
  readonly subjects: readonly { readonly subject: string; readonly percent: number }[];
  readonly programmes: readonly (ProgrammeBrief & { readonly percent: number })[];
  readonly areas: readonly Area[];
}

export interface TrajectoryResult {
  readonly tool: 'my_trajectory';
  readonly count: number;
  readonly from: number | null;
  readonly to: number | null;
  /** Latest first. */
  readonly events: readonly {
    readonly year: number;
    readonly type: string;
    readonly name: string;
    readonly description: string;
  }[];
  readonly types: readonly { readonly type: string; readonly count: number }[];
  readonly connections: readonly {
    readonly from: string;
    readonly to: string;
    readonly kind: ConnectionKind;
    readonly description: string;
  }[];
  readonly connection_count: number;
  /** The event that most connections begin or end at. */
  readonly centre: { readonly name: string; readonly year: number; readonly connections: number } | null;
}

export interface SearchResult {
  readonly tool: 'search_programmes';
  readonly asked: SearchInput;
  /** How many match in all, at most 50. */
  readonly count: number;
  readonly programmes: readonly Standing[];
  readonly year: number | null;
  readonly source: SourceNote | null;
}

export interface ProgrammeDetails extends ProgrammeBrief {
  readonly duration: string | null;
  readonly intake: number | null;
  readonly interview: string | null;
  readonly formula: string;
  readonly formula_maximum: number;
  readonly requirements: Readonly<Record<string, string>>;
  readonly elective_requirements: readonly (readonly ElectiveRequirement[])[];
  readonly upper_quartile: number | null;
  readonly median: number | null;
  readonly lower_quartile: number | null;
  readonly mean: number | null;
  readonly score_year: number | null;
  readonly applications: BandTotals | null;
  readonly offers: BandTotals | null;
  readonly offer_percent: number | null;
  readonly statistics_year: number | null;
  readonly no_band_b_offer: boolean | null;
  readonly new_programme: boolean;
  readonly url: string | null;
}

export interface ProgrammeResult {
  readonly tool: 'programme';
  readonly code: string;
  /** Null: there is no such programme this year. */
  readonly programme: ProgrammeDetails | null;
  readonly source: SourceNote | null;
}

export interface ClassifiedProgramme extends Standing {
  readonly lower_quartile: number | null;
  readonly upper_quartile: number | null;
  readonly movement: number | null;
  readonly spread_estimated: boolean;
  readonly unmet: readonly UnmetRequirement[];
  readonly assumed: readonly SubjectCode[];
  readonly counted: readonly CountedSubject[];
  readonly maximum: number;
  readonly improvement: {
    readonly subject: SubjectCode;
    readonly from: Grade | null;
    readonly to: Grade;
    readonly level: number;
    readonly score: number | null;
  } | null;
}

export interface ClassifyResult {
  readonly tool: 'classify';
  readonly programmes: readonly ClassifiedProgramme[];
  readonly unknown: readonly string[];
  readonly grades_needed: number;
  readonly year: number | null;
  readonly source: SourceNote | null;
}

export interface RecommendResult {
  readonly tool: 'recommend';
  readonly asked: RecommendInput;
  readonly programmes: readonly (Standing & {
    readonly offer_percent: number | null;
    readonly match_percent: number | null;
  })[];
  /** What is missing before anything can be recommended. */
  readonly lacking: 'grades' | 'ability' | null;
  readonly grades_needed: number;
  readonly year: number | null;
  readonly source: SourceNote | null;
}

export interface WhatIfResult extends WhatIf {
  readonly tool: 'what_if';
  readonly grades_needed: number;
  readonly year: number | null;
  readonly source: SourceNote | null;
}

export interface OrderAdviceResult extends OrderAdvice {
  readonly tool: 'order_advice';
  readonly grades_needed: number;
  readonly year: number | null;
  readonly source: SourceNote | null;
}

/** What a look-up gave: plain JSON, small, with the year and source of its figures. */
export type ToolResult =
  | ScoresResult
  | ListResult
  | AbilityResult
  | TrajectoryResult
  | SearchResult
  | ProgrammeResult
  | ClassifyResult
  | RecommendResult
  | WhatIfResult
  | OrderAdviceResult;
