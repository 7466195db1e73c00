import type { ProgrammeDetails } from '../tools/programme-details.ts';
import { figure, table, type Wording } from './wording.ts';

/** The quartiles, median or mean of those admitted. */
export function scoresWords(programme: ProgrammeDetails, { texts, say, joined }: Wording): string {
  const { upper_quartile: upper, median, lower_quartile: lower, mean, score_year: year } = programme;
  const maximum = programme.formula_maximum;
  const published = (value: number | null): string =>
    value === null ? texts.details.unknown : figure(value);
  if (median === null && mean === null && (lower === null || upper === null)) return texts.details.scoresNone;
  if (median === null && mean !== null) return say(texts.details.mean, { year, mean, maximum });
  const figures = say(texts.details.scores, {
    year,
    lower: published(lower),
    median: published(median),
    upper: published(upper),
    maximum,
  });
  return programme.out_of_order ? joined([figures, texts.details.outOfOrder]) : figures;
}

function noneOnRecord({ new_programme: isNew }: ProgrammeDetails, { texts, joined }: Wording): string {
  return joined([texts.details.competitionNone, isNew ? texts.details.new : null]);
}

/** Applications and offers in all and in the first two bands. */
export function competitionWords(programme: ProgrammeDetails, wording: Wording): string {
  const { texts, say } = wording;
  const { applications, offers, band_a_offer_percent: percent, statistics_year: year } = programme;
  if (applications === null || offers === null) return noneOnRecord(programme, wording);
  const counts = say(texts.details.competition, {
    year,
    applyA: applications.bandA,
    offerA: offers.bandA,
    applyB: applications.bandB,
    offerB: offers.bandB,
    apply: applications.total,
    offer: offers.total,
    percent: figure(percent),
  });
  const none = programme.no_band_b_offer === true ? say(texts.details.noBandB, { year }) : null;
  return wording.joined([counts, none]);
}

/** What each band brought: the first sentence says Band A, the next whether Band B brings anything. */
export function bandWords(programme: ProgrammeDetails, wording: Wording): string {
  const { texts, say } = wording;
  const { statistics_year: year, bands } = programme;
  const [a, b] = bands;
  if (a === undefined || b === undefined) return noneOnRecord(programme, wording);
  const values = { year, offers: a.offers, applications: a.applications, percent: a.percent };
  const second = { offers: b.offers, applications: b.applications };
  return wording.joined([
    say(a.percent === null ? texts.facet.bandAnobody : texts.facet.bands, values),
    b.offers === 0 ? say(texts.facet.bandBnone, second) : say(texts.facet.bandB, second),
  ]);
}

function shareWords(percent: number | null, offers: number): string {
  if (percent === null) return figure(null);
  return percent === 0 && offers > 0 ? '< 1%' : `${percent}%`;
}

/** The same for all five bands. */
export function bandTable({ bands }: ProgrammeDetails, { texts }: Wording): string {
  const heads = [texts.table.band, texts.facet.applied, texts.facet.offered, texts.facet.share];
  const rows = bands.map(({ band, applications, offers, percent }) => [
    band,
    figure(applications),
    figure(offers),
    shareWords(percent, offers),
  ]);
  return table(heads, rows);
}

/** How the published score moved, as far as the years can be compared. */
export function trendWords({ trend: { years, moved } }: ProgrammeDetails, wording: Wording): string {
  const { texts, say } = wording;
  const last = years.at(-1);
  if (last === undefined) return texts.details.scoresNone;
  const kind = texts.reference[last.kind];
  const now = { kind, year: String(last.year), score: last.score };
  if (years.length === 1) return wording.joined([say(texts.facet.trendOne, now), texts.facet.trendNobody]);
  if (moved === null) return wording.joined([say(texts.facet.trendOther, now), texts.facet.trendNobody]);
  const { from, to, before, after, by } = moved;
  const text =
    after > before ? texts.facet.trendUp : after < before ? texts.facet.trendDown : texts.facet.trendSame;
  const values = { kind, from: String(from), to: String(to), before, after, by };
  return wording.joined([say(text, values), texts.facet.trendNobody]);
}

/** Every year held; a year on another formula than the one before is said apart. */
export function trendTable({ trend: { years } }: ProgrammeDetails, { texts }: Wording): string {
  if (years.length < 2) return '';
  const { facet } = texts;
  const rows = years.map(({ year, score, kind, comparable }, index) => [
    String(year),
    kind === 'median' ? figure(score) : `${figure(score)} (${texts.reference.mean})`,
    index === 0 ? figure(null) : facet.compared[comparable === null ? 'unknown' : comparable ? 'yes' : 'no'],
  ]);
  return table([facet.year, facet.score, facet.comparedHead], rows);
}
