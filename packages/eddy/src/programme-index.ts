import {
  buildSearchIndex,
  type Catalogue,
  type InstitutionCode,
  type Programme,
  type SearchIndex,
  searchProgrammes,
  TRADITIONAL_TO_SIMPLIFIED,
} from '@lodestar/domain';
import type { EddyContext } from './context.ts';

const made = new WeakMap<Catalogue, SearchIndex>();

/** The search index of a catalogue, made at the first question about it. */
export function programmeIndex({
  catalogue,
  institutions,
}: Pick<EddyContext, 'catalogue' | 'institutions'>): SearchIndex {
  const known = made.get(catalogue);
  if (known !== undefined) return known;
  const names = Object.fromEntries(
    institutions.map(({ code, ...rest }) => [code, Object.values(rest)] as const),
  );
  const index = buildSearchIndex(catalogue.programmes, TRADITIONAL_TO_SIMPLIFIED, names);
  made.set(catalogue, index);
  return index;
}

/** What one field is called by elsewhere: the same study under another title. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  sport: 'physical education',
  'physical education': 'sport',
  'computer science': 'comput',
  'actuarial science': 'actuar',
  'business administration': 'business and management',
  hotel: 'hospitality',
  mbbs: 'medicine and bachelor of surgery',
  mbchb: 'medicine and bachelor of surgery',
  中文教育: 'chinese language education',
};

type Catalogued = Pick<EddyContext, 'catalogue' | 'institutions'>;

/** Programmes that hold the words anywhere; where titles hold several as they stand, only those: social work, not social networks. */
function programmesByWords(
  query: string,
  institutions: readonly InstitutionCode[],
  context: Catalogued,
): readonly Programme[] {
  const { programmes: found } = searchProgrammes(programmeIndex(context), query, institutions);
  const named = query.includes(' ') ? found.filter((one) => said(one).includes(query.toLowerCase())) : [];
  return named.length > 0 ? named : found;
}

const said = ({ full_title_en: title, short_name: short }: Programme): string =>
  `${title} ${short}`.toLowerCase();

/** Of one word, those in which it begins a word: sport, not transport. */
function holding(
  query: string,
  institutions: readonly InstitutionCode[],
  context: Catalogued,
): readonly Programme[] {
  const found = programmesByWords(query, institutions, context);
  const word = query.toLowerCase();
  const isWithin = (one: Programme): boolean => {
    const text = said(one);
    return text.includes(word) && !text.split(/[^a-z]+/).some((each) => each.startsWith(word));
  };
  return /^[a-z]+$/.test(word) ? found.filter((one) => !isWithin(one)) : found;
}

/** Programmes of a field by its words; at an institution with none, by another title of that field: 浸會體育 is physical education. */
export function programmesFoundBy(
  query: string,
  institutions: readonly InstitutionCode[],
  context: Catalogued,
): readonly Programme[] {
  const found = holding(query, institutions, context);
  const also = ALSO_CALLED[query.toLowerCase()];
  const without = institutions.filter((at) => !found.some(({ institution }) => institution === at));
  if (also === undefined || without.length === 0) return found;
  return [...found, ...holding(also, without, context)];
}

/** How programmes are found; `besideShortName`: at institutions where nothing goes by a short name, by what else holds it. */
export interface CatalogueSearch {
  readonly find: typeof programmesFoundBy;
  readonly besideShortName: boolean;
}

/** By words as they stand: what messages are classified by was counted so, and is to stay as it was learned. */
export const BY_WORDS: CatalogueSearch = { find: programmesByWords, besideShortName: false };
/** By the field that is meant. */
export const BY_FIELD: CatalogueSearch = { find: programmesFoundBy, besideShortName: true };
