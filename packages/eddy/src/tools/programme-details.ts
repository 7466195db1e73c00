import type {
  AdmissionDocument,
  BandCounts,
  BandTotals,
  ElectiveRequirement,
  InterviewArrangement,
  Programme,
  SourceNote,
  StudyFacts,
} from '@lodestar/domain';
import type { EddyContext, EddyLanguage } from '../context.ts';
import { briefOf, type ProgrammeBrief } from '../standing.ts';
import { type BandCount, bandCounts } from './band-counts.ts';
import { type SubjectsToldOf, subjectsToldOf } from './programme-subjects.ts';
import { type ScoreTrend, scoreTrend } from './score-trend.ts';

/** Tuition of the first year in Hong Kong dollars. */
export interface FeeDetails {
  readonly first_year: number;
  /** What a local pupil pays of it; null without a subsidy. */
  readonly after_subsidy: number | null;
  readonly scheme: StudyFacts['subsidy_scheme'];
  readonly provisional: boolean;
  /** "2026/27"; null: not known. */
  readonly year: string | null;
}

interface DocumentDetails extends Pick<AdmissionDocument, 'kind' | 'need'> {
  readonly text: string;
}

interface InterviewDetails extends Omit<InterviewArrangement, 'note'> {
  readonly note: string | null;
  /** Entry year of these facts; null: not known. */
  readonly year: number | null;
}

export interface ProgrammeDetails extends ProgrammeBrief {
  readonly duration: string | null;
  readonly duration_years: number | null;
  readonly duration_basis: StudyFacts['duration_basis'];
  readonly intake: number | null;
  readonly interview: string | null;
  readonly interview_arrangement: InterviewDetails | null;
  /** Null: nothing was found, which is not "none". */
  readonly documents: readonly DocumentDetails[] | null;
  readonly fee: FeeDetails | null;
  readonly formula: string;
  readonly formula_maximum: number;
  readonly requirements: Readonly<Record<string, string>>;
  readonly elective_requirements: readonly (readonly ElectiveRequirement[])[];
  readonly upper_quartile: number | null;
  /** Printed with a median outside its quartiles: not to be compared blindly. */
  readonly out_of_order: boolean;
  readonly median: number | null;
  readonly lower_quartile: number | null;
  readonly mean: number | null;
  readonly score_year: number | null;
  readonly applications: BandTotals | null;
  readonly offers: BandTotals | null;
  /** Band A offers in a hundred Band A applications. */
  readonly band_a_offer_percent: number | null;
  /** Of the newest year, by band. */
  readonly bands: readonly BandCount[];
  readonly statistics_year: number | null;
  readonly no_band_b_offer: boolean | null;
  readonly new_programme: boolean;
  readonly trend: ScoreTrend;
  readonly retake_rule: StudyFacts['retake_rule'];
  readonly retake_penalty: StudyFacts['retake_penalty'];
  readonly about: SubjectsToldOf | null;
  readonly url: string | null;
}

export interface ProgrammeResult {
  readonly tool: 'programme';
  readonly code: string;
  /** Null: there is no such programme this year. */
  readonly programme: ProgrammeDetails | null;
  readonly source: SourceNote | null;
}

function totalsOf(rows: readonly BandCounts[]): BandTotals | null {
  const newest = rows[0];
  return newest === undefined ? null : { bandA: newest[1], bandB: newest[2], total: newest[6] };
}

function feeOf(programme: Programme): FeeDetails | null {
  const { first_year_fee_hkd: first, fee_after_subsidy_hkd: after, subsidy_scheme: scheme } = programme;
  if (first === null) return null;
  const year = programme.source.fee?.year ?? null;
  return {
    first_year: first,
    after_subsidy: after,
    scheme,
    provisional: programme.fee_provisional === true,
    year: year === null ? null : `${year}/${String(year + 1).slice(-2)}`,
  };
}

function interviewOf(programme: Programme, language: EddyLanguage): InterviewDetails | null {
  const { interview_arrangement: arrangement, source } = programme;
  if (arrangement === null) return null;
  return { ...arrangement, note: arrangement.note?.[language] ?? null, year: source.interview?.year ?? null };
}

/** What is published of one programme. */
export function programmeDetails(code: string, context: EddyContext): ProgrammeResult {
  const found = context.catalogue.find(code);
  if (found === undefined) return { tool: 'programme', code, programme: null, source: null };
  return {
    tool: 'programme',
    code,
    programme: {
      ...briefOf(found, context),
      duration: found.duration,
      duration_years: found.duration_years,
      duration_basis: found.duration_basis,
      intake: found.intake,
      interview: found.interview,
      interview_arrangement: interviewOf(found, context.language),
      documents:
        found.documents?.map(({ kind, need, text }) => ({ kind, need, text: text[context.language] })) ??
        null,
      fee: feeOf(found),
      formula: found.calculation.text,
      formula_maximum: found.calculation.maximum,
      requirements: found.requirements,
      elective_requirements: found.elective_requirements,
      upper_quartile: found.score_uq,
      out_of_order: found.printed_out_of_order,
      median: found.score_md,
      lower_quartile: found.score_lq,
      mean: found.score_mean,
      score_year: found.score_year,
      applications: totalsOf(found.stats_apply),
      offers: totalsOf(found.stats_offer),
      band_a_offer_percent: found.band_a_admission_rate,
      bands: bandCounts(found.stats_apply, found.stats_offer),
      statistics_year: found.statistics_year,
      no_band_b_offer: found.no_band_b_offer,
      new_programme: found.new_programme,
      trend: scoreTrend(code, context.scoreHistory),
      retake_rule: found.retake_rule,
      retake_penalty: found.retake_penalty,
      about: subjectsToldOf(code, context),
      url: found.url ?? found.jupas_url,
    },
    source: found.source.scores ?? found.source.catalogue ?? null,
  };
}
