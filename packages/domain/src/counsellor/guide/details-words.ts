import type { ProgrammeDetails, ProgrammeResult } from '../tool-result.ts';
import { FACETS, type Facet } from '../understanding.ts';
import { requirementsSentence } from './requirement-words.ts';
import { bullets, figure, literal, paragraphs, type Wording } from './wording.ts';

/** What a question about a programme in general is told of. */
const GENERAL: readonly Facet[] = ['requirements', 'scores', 'competition', 'interview'];

const INTERVIEWS = {
  No: 'no',
  Yes: 'yes',
  'Yes (on a selective basis)': 'selective',
  'May require interview and/or test': 'may',
  'Yes (special cases only)': 'special',
} as const;

const isPublishedKind = (text: string): text is keyof typeof INTERVIEWS => Object.hasOwn(INTERVIEWS, text);

function interviewWords({ interview }: ProgrammeDetails, { texts, say }: Wording): string {
  const { interviews } = texts.details;
  if (interview === null) return interviews.none;
  return isPublishedKind(interview)
    ? interviews[INTERVIEWS[interview]]
    : say(interviews.other, { text: literal(interview) });
}

function scoresWords(programme: ProgrammeDetails, { texts, say }: Wording): string {
  const { upper_quartile: upper, median, lower_quartile: lower, mean, score_year: year } = programme;
  const maximum = programme.formula_maximum;
  const published = (value: number | null): string =>
    value === null ? texts.details.unknown : figure(value);
  if (median === null && mean === null && (lower === null || upper === null)) return texts.details.scoresNone;
  if (median === null && mean !== null) return say(texts.details.mean, { year, mean, maximum });
  return say(texts.details.scores, {
    year,
    lower: published(lower),
    median: published(median),
    upper: published(upper),
    maximum,
  });
}

function competitionWords(programme: ProgrammeDetails, wording: Wording): string {
  const { texts, say } = wording;
  const { applications, offers, offer_percent: percent, statistics_year: year } = programme;
  if (applications === null || offers === null) {
    return wording.joined([
      texts.details.competitionNone,
      programme.new_programme ? texts.details.new : null,
    ]);
  }
  const counts = say(texts.details.competition, {
    year,
    applyA: applications.bandA,
    offerA: offers.bandA,
    applyB: applications.bandB,
    offerB: offers.bandB,
    apply: applications.total,
    offer: offers.total,
    percent,
  });
  const none = programme.no_band_b_offer === true ? say(texts.details.noBandB, { year }) : null;
  return wording.joined([counts, none]);
}

function facetWords(facet: Facet, programme: ProgrammeDetails, wording: Wording): string {
  const { texts, say } = wording;
  const { intake, duration, formula, formula_maximum: maximum } = programme;
  switch (facet) {
    case 'requirements':
      return requirementsSentence(programme, wording);
    case 'interview':
      return say(texts.details.interview, { text: interviewWords(programme, wording) });
    case 'intake':
      return intake === null ? texts.details.intakeNone : say(texts.details.intake, { intake });
    case 'scores':
      return scoresWords(programme, wording);
    case 'formula':
      return say(texts.details.formula, { text: literal(formula.replaceAll(' | ', '; ')), maximum });
    case 'duration':
      return duration === null
        ? texts.details.durationNone
        : say(texts.details.duration, { text: literal(duration) });
    case 'competition':
      return competitionWords(programme, wording);
  }
}

/** Whether there is anything to tell that was not asked for. */
function isKnown(facet: Facet, { duration, intake }: ProgrammeDetails): boolean {
  if (facet === 'duration') return duration !== null;
  return facet !== 'intake' || intake !== null;
}

/** What is published of a programme: the details asked for, else those most ask for. */
export function detailsWords(
  { code, programme }: ProgrammeResult,
  facets: readonly Facet[],
  detailed: boolean,
  wording: Wording,
): string {
  const { texts, say } = wording;
  if (programme === null) return say(texts.notThisYear, { code });
  const asked = facets.length > 0 ? facets : GENERAL;
  const isTold = (facet: Facet): boolean => asked.includes(facet) || (detailed && isKnown(facet, programme));
  const told = FACETS.filter(isTold);
  const { short_name: short, name, institution_name: institution, url } = programme;
  const link = detailed && url !== null && /^https?:\/\/[^\s()<>]+$/.test(url);
  return paragraphs([
    say(texts.details.title, { code, short, name, institution }),
    bullets(told.map((facet) => facetWords(facet, programme, wording))),
    link ? say(texts.details.link, { url }) : null,
  ]);
}
