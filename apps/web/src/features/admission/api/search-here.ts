import {
  type Catalogue,
  type Found,
  type InstitutionCode,
  lookThrough,
  MAX_SEARCH_RESULTS,
  searchProgrammes,
  TRADITIONAL_TO_SIMPLIFIED,
} from '@lodestar/domain';
import { loadFieldGuide } from '../../../shared/programme/field-guide.ts';
import { searchIndexOf, shelvesOf } from '../../../shared/programme/shelves.ts';

/** What the server's search would answer; without the file of fields, which may not have come, by titles alone. */
export async function searchHere(
  catalogue: Catalogue,
  q: string,
  institutions: readonly InstitutionCode[],
): Promise<Found> {
  const guide = await loadFieldGuide().catch(() => null);
  if (guide === null) {
    return searchProgrammes(searchIndexOf(catalogue, TRADITIONAL_TO_SIMPLIFIED), q, institutions);
  }
  const { programmes } = lookThrough(await shelvesOf(catalogue, guide), {
    q,
    filter: { institution: institutions },
    sort: 'fit',
    language: 'en',
    levels: null,
  });
  return { total: programmes.length, programmes: programmes.slice(0, MAX_SEARCH_RESULTS) };
}
