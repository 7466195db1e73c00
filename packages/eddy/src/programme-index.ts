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
  中文教育: 'chinese language education',
};

/** Programmes that hold the words; of one word, those in which it begins a word, where any are: sport, not transport. */
function holding(
  query: string,
  institutions: readonly InstitutionCode[],
  context: Pick<EddyContext, 'catalogue' | 'institutions'>,
): readonly Programme[] {
  const { programmes: found } = searchProgrammes(programmeIndex(context), query, institutions);
  const words = query.toLowerCase();
  const said = ({ full_title_en: title, short_name: short }: Programme): string =>
    `${title} ${short}`.toLowerCase();
  if (query.includes(' ')) {
    const named = found.filter((one) => said(one).includes(words));
    return named.length > 0 ? named : found;
  }
  const isWithin = (one: Programme): boolean => {
    const text = said(one);
    return text.includes(words) && !text.split(/[^a-z]+/).some((word) => word.startsWith(words));
  };
  return /^[a-z]+$/.test(words) ? found.filter((one) => !isWithin(one)) : found;
}

/**
 * Programmes found by words; where titles hold the words as they stand, only those: social work, not social networks. At an
 * institution with none, those of the same field by another title: 浸會體育 is physical education.
 */
export function programmesFoundBy(
  query: string,
  institutions: readonly InstitutionCode[],
  context: Pick<EddyContext, 'catalogue' | 'institutions'>,
): readonly Programme[] {
  const found = holding(query, institutions, context);
  const also = ALSO_CALLED[query.toLowerCase()];
  const without = institutions.filter((at) => !found.some(({ institution }) => institution === at));
  if (also === undefined || without.length === 0) return found;
  return [...found, ...holding(also, without, context)];
}
