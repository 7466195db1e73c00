import { type Columns, rowsOf } from '../columns.ts';
import { type Catalogue, openingCatalogue } from './catalogue.ts';
import type { CatalogueFigures } from './classification.ts';
import { deriveProgramme } from './derive-programme.ts';
import type { Programme } from './programme.ts';
import type { CatalogueFile, ProgrammeRow } from './programme-row.ts';

/** A year as its file states it, in columns, with the figures that rest on other years too. */
export interface YearInColumns {
  readonly sources: CatalogueFile['sources'];
  readonly figures: CatalogueFigures;
  readonly columns: Columns<ProgrammeRow>;
  /** The highest score of each programme's formula. */
  readonly maxima: readonly number[];
}

/** Derives a year's programmes and opens them, one by one, for a page that must answer a touch in between. */
export function* openingYear({
  sources,
  figures,
  columns,
  maxima,
}: YearInColumns): Generator<undefined, Catalogue> {
  const programmes: Programme[] = [];
  for (const row of rowsOf(columns)) {
    programmes.push(deriveProgramme(row, sources, maxima[programmes.length]));
    yield;
  }
  return yield* openingCatalogue(programmes, figures);
}
