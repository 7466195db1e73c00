import {
  buildingSearchIndex,
  buildSearchIndex,
  type Catalogue,
  type CharacterFold,
  type FieldGuide,
  type SearchIndex,
  type Shelves,
} from '@lodestar/domain';
import { filtersOf } from './filters.ts';
import { inTurns } from './use-catalogue.ts';

const indexes = new WeakMap<Catalogue, SearchIndex>();

/** What a catalogue is searched by on this device, made once. */
export function searchIndexOf(catalogue: Catalogue, fold: CharacterFold): SearchIndex {
  const index = indexes.get(catalogue) ?? buildSearchIndex(catalogue.programmes, fold, institutionNames());
  indexes.set(catalogue, index);
  return index;
}

const shelvesByCatalogue = new WeakMap<Catalogue, Promise<Shelves>>();

async function makeShelves(catalogue: Catalogue, guide: FieldGuide): Promise<Shelves> {
  const filters = await filtersOf(catalogue, guide);
  const search = await inTurns(buildingSearchIndex(catalogue.programmes, guide.fold, institutionNames()));
  return { search, filters, guide };
}

/** A catalogue ready to be looked through on this device, made once, in turns as well. */
export function shelvesOf(catalogue: Catalogue, guide: FieldGuide): Promise<Shelves> {
  const shelves = shelvesByCatalogue.get(catalogue) ?? makeShelves(catalogue, guide);
  shelvesByCatalogue.set(catalogue, shelves);
  return shelves;
}

interface NamedInstitution {
  readonly code: string;
  readonly [name: string]: string;
}

const files = import.meta.glob<readonly NamedInstitution[]>('../../../../../data/institutions.json', {
  import: 'default',
  eager: true,
});

/** Every name and short name of each institution, by its code: what the server's search goes by, too. */
export function institutionNames(): Readonly<Record<string, readonly string[]>> {
  const [institutions = []] = Object.values(files);
  return Object.fromEntries(institutions.map(({ code, ...names }) => [code, Object.values(names)]));
}
