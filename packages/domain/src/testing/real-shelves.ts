import { TRADITIONAL_TO_SIMPLIFIED } from '../admission/search/fold.generated.ts';
import { buildSearchIndex } from '../admission/search/search.ts';
import { buildFilterIndex } from '../advice/filter-programmes.ts';
import type { Shelves } from '../advice/look-through.ts';
import { realFieldGuide } from './real-advice.ts';
import { realProgrammes } from './real-catalogue.ts';
import { realInstitutionNames } from './real-institutions.ts';

let shelves: Shelves | null = null;

/** The programmes of 2026, ready to be looked through. */
export function realShelves(): Shelves {
  const programmes = realProgrammes(2026);
  const guide = realFieldGuide();
  shelves ??= {
    search: buildSearchIndex(programmes, TRADITIONAL_TO_SIMPLIFIED, realInstitutionNames()),
    filters: buildFilterIndex(programmes, guide),
    guide,
  };
  return shelves;
}
