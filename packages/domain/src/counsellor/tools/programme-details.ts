import type { BandTotals } from '../../admission/classification.ts';
import type { BandCounts } from '../../admission/programme.ts';
import type { CounsellorContext } from '../context.ts';
import { briefOf } from '../standing.ts';
import type { ProgrammeResult } from '../tool-result.ts';

function totalsOf(rows: readonly BandCounts[]): BandTotals | null {
  const newest = rows[0];
  return newest === undefined ? null : { bandA: newest[1], bandB: newest[2], total: newest[6] };
}

/** What is published of one programme. */
export function programmeDetails(code: string, context: CounsellorContext): ProgrammeResult {
  const found = context.catalogue.find(code);
  if (found === undefined) return { tool: 'programme', code, programme: null, source: null };
  return {
    tool: 'programme',
    code,
    programme: {
      ...briefOf(found, context),
      duration: found.duration,
      intake: found.intake,
      interview: found.interview,
      formula: found.calculation.text,
      formula_maximum: found.calculation.maximum,
      requirements: found.requirements,
      elective_requirements: found.elective_requirements,
      upper_quartile: found.score_uq,
      median: found.score_md,
      lower_quartile: found.score_lq,
      mean: found.score_mean,
      score_year: found.score_year,
      applications: totalsOf(found.stats_apply),
      offers: totalsOf(found.stats_offer),
      offer_percent: found.admission_rate,
      statistics_year: found.statistics_year,
      no_band_b_offer: found.no_band_b_offer,
      new_programme: found.new_programme,
      url: found.url ?? found.jupas_url,
    },
    source: found.source.scores ?? found.source.catalogue ?? null,
  };
}
