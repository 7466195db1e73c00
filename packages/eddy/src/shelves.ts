import { buildFilterIndex, type Catalogue, type Shelves } from '@lodestar/domain';
import type { EddyContext } from './context.ts';
import { programmeIndex } from './programme-index.ts';

const made = new WeakMap<Catalogue, Shelves>();

/** A year's programmes ready to be looked through, made at the first question about them. */
export function shelvesOf(context: Pick<EddyContext, 'catalogue' | 'institutions' | 'fields'>): Shelves {
  const { catalogue, fields: guide } = context;
  const known = made.get(catalogue);
  if (known?.guide === guide) return known;
  const filters = buildFilterIndex(catalogue.programmes, guide);
  const shelves = { search: programmeIndex(context), filters, guide };
  made.set(catalogue, shelves);
  return shelves;
}
