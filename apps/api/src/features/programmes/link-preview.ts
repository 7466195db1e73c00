import type { ProgrammeHeadTexts } from '@lodestar/contract';
import {
  fillText,
  LANGUAGE_FACTS,
  LANGUAGES,
  type Language,
  type Programme,
  sentencesIn,
  shortNameIn,
  splitTitle,
  titleIn,
} from '@lodestar/domain';
import type { LinkPreview } from '../../http/link-preview.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };
import type { ProgrammeService } from './service.ts';

const TEXTS = { en, tc, sc };
const PROGRAMME_PAGE = /^\/programmes\/(JS[0-9A-Z]{4})\/?$/i;

function figures(programme: Programme, language: Language): readonly string[] {
  const texts = TEXTS[language];
  const { score_md: median, score_mean: mean, score_year: year, stats_apply, stats_offer } = programme;
  const [applied] = stats_apply;
  const [offered] = stats_offer;
  const score = median ?? mean;
  return [
    ...(score === null || year === null
      ? []
      : [fillText(median === null ? texts.mean : texts.median, { year, score })]),
    ...(applied === undefined || offered === undefined || applied[0] !== offered[0]
      ? []
      : [fillText(texts.offers, { year: applied[0], applications: applied[1], offers: offered[1] })]),
  ];
}

type Institution = ProgrammeService['institutions'][number];

/** The head of a programme's page in one language, as the page draws it. */
function headIn(
  language: Language,
  programme: Programme,
  institution: Institution | undefined,
): ProgrammeHeadTexts {
  const names = { en: institution?.name_en, tc: institution?.name_tc, sc: institution?.name_sc };
  const { keptAs } = LANGUAGE_FACTS[language];
  return {
    code: programme.code,
    institution: names[language] ?? programme.institution,
    title: titleIn(programme, language),
    other: keptAs === 'en' ? programme.full_title_cn : programme.full_title_en,
  };
}

/** What a chat shows of a programme's address; null for any other address, and for a code that this year has not. */
export function programmePreview(
  programmes: ProgrammeService,
  path: string,
  language: Language,
): LinkPreview | null {
  const code = PROGRAMME_PAGE.exec(path)?.[1]?.toUpperCase();
  if (code === undefined || !programmes.isLoaded()) return null;
  const { catalogue } = programmes.current();
  const programme = catalogue.find(code);
  if (programme === undefined) return null;
  const names = programmes.institutions.find((one) => one.code === programme.institution);
  const texts = TEXTS[language];
  return {
    title: fillText(texts.title, {
      code,
      title: splitTitle(titleIn(programme, language)).main,
      institution: names === undefined ? programme.institution : shortNameIn(names, language),
    }),
    description: sentencesIn(language, [...figures(programme, language), texts.rest]),
    language,
    picture: 'mark',
    head: new Map(LANGUAGES.map((one) => [one, headIn(one, programme, names)])),
  };
}
