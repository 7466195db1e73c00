import {
  type BandCounts,
  type JupasBand,
  type LevelSummary,
  levelName,
  meaningOf,
  type Programme,
  shortMeaning,
} from '@lodestar/domain';
import type { Wording } from './wording.ts';

function scoreLine({ user_score, reason }: LevelSummary, { t, number }: Wording): readonly string[] {
  if (user_score === null) return [];
  const score = number(user_score);
  return [
    reason === 'requirementNotMet' ? t('level.tip.notMet', { score }) : t('level.tip.score', { score }),
  ];
}

function meaningLine(
  programme: Programme,
  level: LevelSummary,
  band: JupasBand | null,
  { language }: Wording,
): readonly string[] {
  const { classification, reason } = level;
  if (classification === -1) return [levelName(classification, reason, language)];
  const meaning = meaningOf(programme, level, band);
  return meaning === null ? [] : [shortMeaning(meaning, language)];
}

function statisticsLines(programme: Programme, { t, number }: Wording): readonly string[] {
  const { score_uq, score_md, score_lq, score_mean } = programme;
  const figure = (value: number | null) => (value === null ? t('level.tip.unknown') : number(value));
  if (score_uq === null && score_md === null && score_lq === null) {
    return score_mean === null ? [] : [t('level.tip.mean', { mean: number(score_mean) })];
  }
  if (score_md === null && score_mean !== null) {
    return [
      t('level.tip.quartilesMean', {
        upper: figure(score_uq),
        mean: number(score_mean),
        lower: figure(score_lq),
      }),
    ];
  }
  return [
    t('level.tip.quartiles', { upper: figure(score_uq), median: figure(score_md), lower: figure(score_lq) }),
  ];
}

function percentOf(part: number, whole: number, wording: Wording): string {
  return whole === 0
    ? String(part)
    : wording.t('level.share', {
        count: wording.number(part),
        percent: wording.fixed((part / whole) * 100, 1),
      });
}

function countLines(
  applied: BandCounts | undefined,
  offered: BandCounts | undefined,
  wording: Wording,
): readonly string[] {
  const { t, number } = wording;
  if (applied === undefined) return [];
  const applications = t('level.tip.applications', {
    year: applied[0],
    a: number(applied[1]),
    b: number(applied[2]),
    total: number(applied[6]),
  });
  if (offered === undefined) return [applications];
  const offers = t('level.tip.offers', {
    year: offered[0],
    a: percentOf(offered[1], applied[1], wording),
    b: percentOf(offered[2], applied[2], wording),
    total: number(offered[6]),
  });
  return [applications, offers];
}

/** What a level badge says before it is opened, line by line. */
export function levelTip(
  programme: Programme,
  level: LevelSummary,
  wording: Wording,
  band: JupasBand | null = null,
): readonly string[] {
  const { intake } = programme;
  return [
    ...scoreLine(level, wording),
    ...meaningLine(programme, level, band, wording),
    ...statisticsLines(programme, wording),
    ...countLines(programme.stats_apply[0], programme.stats_offer[0], wording),
    ...(intake === null ? [] : [wording.t('level.tip.intake', { intake: wording.number(intake) })]),
  ];
}
