import { type Catalogue, lookThrough } from '@lodestar/domain';
import { loadFieldGuide } from '../../../shared/programme/field-guide.ts';
import { shelvesOf } from '../../../shared/programme/shelves.ts';
import type { Searching } from './use-searching.ts';

export async function searchingIn(catalogue: Catalogue): Promise<Searching> {
  const shelves = await shelvesOf(catalogue, await loadFieldGuide());
  return (look) => lookThrough(shelves, look);
}
