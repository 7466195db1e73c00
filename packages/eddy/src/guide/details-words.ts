import { FACETS, type Facet } from '../tools/facets.ts';
import type { ProgrammeDetails, ProgrammeResult } from '../tools/programme-details.ts';
import {
  bandTable,
  bandWords,
  competitionWords,
  scoresWords,
  trendTable,
  trendWords,
} from './published-words.ts';
import { requirementsSentence } from './requirement-words.ts';
import { documentWords, interviewWords } from './selection-words.ts';
import {
  careerWords,
  contentWords,
  durationWords,
  feeWords,
  overviewWords,
  retakeWords,
} from './study-words.ts';
import { bullets, literal, paragraphs, type Wording } from './wording.ts';

/** What a question about a programme in general is told of. */
const GENERAL: readonly Facet[] = ['requirements', 'scores', 'competition', 'interview'];
/** What belongs to an overview. */
const WITH_OVERVIEW: readonly Facet[] = ['careers', 'duration', 'fee', 'intake', 'scores'];
/** Said only where it is asked for, since another detail says it more shortly. */
const ASKED_ONLY: readonly Facet[] = [
  'content',
  'bands',
  'trend',
  'overview',
  'careers',
  'documents',
  'fee',
  'retake',
];

/** One detail in sentences. */
export function facetWords(facet: Facet, programme: ProgrammeDetails, wording: Wording): string {
  const { texts, say } = wording;
  const { intake, formula, formula_maximum: maximum } = programme;
  switch (facet) {
    case 'content':
      return contentWords(programme, wording);
    case 'overview':
      return overviewWords(programme, wording);
    case 'requirements':
      return requirementsSentence(programme, wording);
    case 'interview':
      return interviewWords(programme, wording);
    case 'documents':
      return documentWords(programme, wording);
    case 'intake':
      return intake === null ? texts.details.intakeNone : say(texts.details.intake, { intake });
    case 'scores':
      return scoresWords(programme, wording);
    case 'trend':
      return trendWords(programme, wording);
    case 'formula':
      return say(texts.details.formula, { text: literal(formula.replaceAll(' | ', '; ')), maximum });
    case 'duration':
      return durationWords(programme, wording);
    case 'fee':
      return feeWords(programme, wording);
    case 'bands':
      return bandWords(programme, wording);
    case 'competition':
      return competitionWords(programme, wording);
    case 'careers':
      return careerWords(programme, wording);
    case 'retake':
      return retakeWords(programme, wording);
  }
}

function facetTable(facet: Facet, programme: ProgrammeDetails, wording: Wording): string {
  if (facet === 'bands') return bandTable(programme, wording);
  return facet === 'trend' ? trendTable(programme, wording) : '';
}

/** Whether there is anything to tell that was not asked for. */
function isKnown(facet: Facet, { duration, intake }: ProgrammeDetails): boolean {
  if (ASKED_ONLY.includes(facet)) return false;
  if (facet === 'duration') return duration !== null;
  return facet !== 'intake' || intake !== null;
}

/** As they were asked for, then what belongs to them. */
function told(facets: readonly Facet[], programme: ProgrammeDetails, detailed: boolean): readonly Facet[] {
  const asked = facets.length > 0 ? facets : GENERAL;
  const isBeside = (facet: Facet): boolean =>
    (asked.includes('overview') && WITH_OVERVIEW.includes(facet)) || (detailed && isKnown(facet, programme));
  return [...asked, ...FACETS.filter((facet) => !asked.includes(facet) && isBeside(facet))];
}

/** What is published of a programme: the details asked for, else those most ask for. One alone is the first sentence. */
export function detailsWords(
  { code, programme }: ProgrammeResult,
  facets: readonly Facet[],
  detailed: boolean,
  wording: Wording,
): string {
  const { texts, say } = wording;
  if (programme === null) return say(texts.notThisYear, { code });
  const { short_name: short, name, institution_name: institution, url } = programme;
  const each = told(facets, programme, detailed);
  const [only, ...others] = each;
  const first = facets.includes('overview') ? only : others.length === 0 ? only : undefined;
  const rest = first === undefined ? each : others;
  const link = detailed && url !== null && /^https?:\/\/[^\s()<>]+$/.test(url);
  return paragraphs([
    first === undefined
      ? say(texts.details.title, { code, short, name, institution })
      : say(texts.facet.first, { code, short, institution, text: facetWords(first, programme, wording) }),
    bullets(rest.map((facet) => facetWords(facet, programme, wording))),
    ...each.map((facet) => facetTable(facet, programme, wording)),
    link ? say(texts.details.link, { url }) : null,
  ]);
}
