import { openCatalogue } from '../admission/catalogue.ts';
import type { Programme } from '../admission/programme.ts';
import { openFieldGuide } from '../advice/field-guide.ts';
import type { FlexibleRoute } from '../advice/flexible-route.ts';
import type { AdviceBasis } from '../advice/mix-candidates.ts';

const FIGURES = { movement: 0.05, spread: { '7': 0.1, '8.5': 0.1 }, sharedMovements: [] };

/** A year of a few programmes to advise on, with the flexible routes given and nothing in the file of fields. */
export function smallBasis(
  programmes: readonly Programme[],
  routes: readonly FlexibleRoute[] = [],
): AdviceBasis {
  return {
    catalogue: openCatalogue(programmes, FIGURES),
    guide: openFieldGuide({
      format: 1,
      source: 'made for tests',
      negators: { en: [], tc: [] },
      fields: [],
      topics: {},
      careers: {},
      traits: [],
      interests: [],
      programmes: {},
    }),
    flexible: {
      format: 1,
      sources: { sheet: { name: 'A sheet', year: 2026, link: null } },
      routes,
    },
  };
}
