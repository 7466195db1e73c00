import { checkList } from '../src/advice/check-list.ts';
import { openFieldGuide } from '../src/advice/field-guide.ts';
import { buildFilterIndex } from '../src/advice/filter-programmes.ts';
import { lookThrough } from '../src/advice/look-through.ts';
import { DEFAULT_MIX_COUNT, recommendMix } from '../src/advice/mix.ts';
import { interestsOf } from '../src/advice/read-interests.ts';
import { searchByInterest } from '../src/advice/search-by-interest.ts';
import { SORT_ORDERS } from '../src/advice/sort-programmes.ts';
import { SCIENCE_PUPIL } from '../src/testing/pupil.ts';
import { realFieldsFile, realFlexibleAdmission } from '../src/testing/real-advice.ts';
import { realCatalogue } from '../src/testing/real-catalogue.ts';
import { realShelves } from '../src/testing/real-shelves.ts';
import { SAMPLE_PUPILS } from '../src/testing/sample-pupils.ts';
import { medianMs, print, rounded } from './measure.ts';

const FILTER_LIMIT_MS = 16;
const MIX_LIMIT_MS = 10;
const CHECKS_LIMIT_MS = 2;
const NOBODY = { grades: SCIENCE_PUPIL, interests: [] };

const catalogue = realCatalogue(2026);
const levels = catalogue.levels(SCIENCE_PUPIL);
const shelves = realShelves();
const codes = catalogue.programmes.map(({ code }) => code);
const sortOf = (call: number) => SORT_ORDERS[call % SORT_ORDERS.length] ?? 'fit';
const SAID = ['機械人', 'animals, scared of blood', '唔鍾意數學同物理', 'AI and music', 'nurse'];

print({
  bench: 'programmes filtered, counted by facet and sorted',
  programmes: catalogue.programmes.length,
  medianMs: rounded(
    medianMs((call) =>
      lookThrough(shelves, {
        q: '',
        filter: { funding: ['UGC'], without: ['PHY'], bandB: ['offered'] },
        sort: sortOf(call),
        language: 'en',
        levels,
      }).counts(),
    ),
  ),
  limitMs: FILTER_LIMIT_MS,
});
print({
  bench: 'the same with something typed',
  medianMs: rounded(
    medianMs((call) =>
      lookThrough(shelves, {
        q: SAID[call % SAID.length] ?? '',
        filter: { interview: ['none', 'unknown'] },
        sort: sortOf(call),
        language: 'tc',
        levels,
      }).counts(),
    ),
  ),
  limitMs: FILTER_LIMIT_MS,
});
print({
  bench: 'programmes by interest',
  medianMs: rounded(
    medianMs((call) => searchByInterest(shelves.guide, catalogue.programmes, SAID[call % SAID.length] ?? '')),
  ),
});
const basis = { catalogue, guide: shelves.guide, flexible: realFlexibleAdmission() };
print({
  bench: 'a balanced mix of nine',
  medianMs: rounded(
    medianMs((call) => {
      const { grades, interests } = SAMPLE_PUPILS[call % SAMPLE_PUPILS.length] ?? NOBODY;
      return recommendMix(basis, grades, {
        count: DEFAULT_MIX_COUNT,
        fields: [],
        interests: interestsOf(basis.guide, interests),
        institutions: [],
        exclude: [],
        abilityPercent: null,
      });
    }),
  ),
  limitMs: MIX_LIMIT_MS,
});
print({
  bench: 'a list of twenty checked, its chances aside',
  medianMs: rounded(
    medianMs((call) => {
      const { grades } = SAMPLE_PUPILS[call % SAMPLE_PUPILS.length] ?? NOBODY;
      const list = Array.from({ length: 20 }, (_, place) => codes[(place * 37 + call) % codes.length] ?? '');
      return checkList(basis, grades, list, null);
    }),
  ),
  limitMs: CHECKS_LIMIT_MS,
});
const file = realFieldsFile();
print({
  bench: 'fields and facets made ready',
  medianMs: rounded(medianMs(() => buildFilterIndex(catalogue.programmes, openFieldGuide(file)), 15, 1)),
});
