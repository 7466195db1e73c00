import { buildingFilterIndex, type Catalogue, type FieldNames, type FilterIndex } from '@lodestar/domain';
import { inTurns } from './use-catalogue.ts';

const filtersByCatalogue = new WeakMap<Catalogue, Promise<FilterIndex>>();

/** What a catalogue is narrowed by on this device, made once, in turns between which the page answers touches. */
export function filtersOf(catalogue: Catalogue, names: FieldNames): Promise<FilterIndex> {
  const filters =
    filtersByCatalogue.get(catalogue) ?? inTurns(buildingFilterIndex(catalogue.programmes, names));
  filtersByCatalogue.set(catalogue, filters);
  return filters;
}
