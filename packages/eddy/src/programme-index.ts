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

/** Programmes found by words; where titles hold the words as they stand, only those: social work, not social networks. */
export function programmesFoundBy(
  query: string,
  institutions: readonly InstitutionCode[],
  context: Pick<EddyContext, 'catalogue' | 'institutions'>,
): readonly Programme[] {
  const { programmes: found } = searchProgrammes(programmeIndex(context), query, institutions);
  const holds = ({ full_title_en: title, short_name: short }: Programme): boolean =>
    `${title} ${short}`.toLowerCase().includes(query.toLowerCase());
  const named = query.includes(' ') ? found.filter(holds) : [];
  return named.length > 0 ? named : found;
}
