import { type Catalogue, type Look, type LookedThrough, lookThrough } from '@lodestar/domain';
import { loadFieldGuide } from '../../../shared/programme/field-guide.ts';
import { shelvesOf } from '../../../shared/programme/shelves.ts';

export async function searchingIn(catalogue: Catalogue): Promise<(look: Look) => LookedThrough> {
  const shelves = await shelvesOf(catalogue, await loadFieldGuide());
  return (look) => lookThrough(shelves, look);
}
