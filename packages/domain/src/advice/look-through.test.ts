import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSubjectCode } from '../grades/subject.ts';
import { SEED } from '../testing/arbitrary-pupil.ts';
import { SCIENCE_PUPIL } from '../testing/pupil.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { realShelves } from '../testing/real-shelves.ts';
import { ALL_MUST_HOLD, FACETS, type Facet, facetOptions, feeToPay, levelOption } from './facets.ts';
import type { ProgrammeFilter } from './filter-programmes.ts';
import { lookThrough } from './look-through.ts';
import type { Look } from './look-through-filters.ts';
import { medianShare } from './sort-programmes.ts';
import { canDoWithout } from './subject-lean.ts';

const shelves = realShelves();
const catalogue = realCatalogue(2026);
const levels = catalogue.levels(SCIENCE_PUPIL);
const look = (wish: Partial<Look> = {}) =>
  lookThrough(shelves, { q: '', filter: {}, sort: 'fit', language: 'en', levels: null, ...wish });
const codes = (wish: Partial<Look>) => look(wish).programmes.map(({ code }) => code);

describe('what was typed', () => {
  it('is looked for in codes and titles first, then among interests', () => {
    const found = codes({ q: '動物' });
    expect(found[0]).toBe('JS1801');
    expect(codes({ q: 'animals' })).toContain('JS1801');
    expect(codes({ q: 'js6107' })).toEqual(['JS6107']);
    const nursing = look({ q: 'nursing' }).programmes;
    const titled = nursing.map(({ full_title_en }) => /nursing/i.test(full_title_en));
    expect(titled.lastIndexOf(true)).toBeLessThan(nursing.length);
    expect(titled.slice(0, titled.filter(Boolean).length).every(Boolean)).toBe(true);
  });

  it('finds a career, and forgives a slip where nothing else is found', () => {
    expect(look({ q: '物理治療師' }).programmes.length).toBeGreaterThanOrEqual(3);
    expect(look({ q: 'enginering' }).programmes.length).toBeGreaterThan(10);
    expect(codes({ q: 'zzzz' })).toEqual([]);
  });

  it('keeps to the institutions chosen, and takes turns between them', () => {
    const both = look({ filter: { institution: ['HKU', 'CUHK'] } }).programmes;
    expect(
      both
        .slice(0, 4)
        .map(({ institution }) => institution)
        .sort(),
    ).toEqual(['CUHK', 'CUHK', 'HKU', 'HKU']);
    expect(both).toHaveLength(57 + 72);
    expect(
      look({ q: 'robots', filter: { institution: ['HKUST'] } }).programmes.every(
        (one) => one.institution === 'HKUST',
      ),
    ).toBe(true);
  });
});

const places = shelves.filters.rows.map(({ programme }, place) => ({
  programme,
  options: {
    ...facetOptions(programme, shelves.guide),
    level: [levelOption(levels[place]?.classification ?? -1)],
  },
}));
type Place = (typeof places)[number];

/** Whether a programme fits, worked out anew. */
function fits({ programme, options }: Place, filter: ProgrammeFilter): boolean {
  return FACETS.every((facet) => {
    const wanted = filter[facet] ?? [];
    if (wanted.length === 0) return true;
    if (facet === 'without') return canDoWithout(programme, wanted.filter(isSubjectCode));
    const holds = (one: string) => options[facet].some((option) => option === one);
    return ALL_MUST_HOLD.has(facet) ? wanted.every(holds) : wanted.some(holds);
  });
}

describe('a filter', () => {
  const OPTIONS: Readonly<Record<Facet, readonly string[]>> = {
    field: ['law', 'nursing', 'computingAi'],
    institution: ['HKU', 'PolyU', 'HKMU'],
    funding: ['UGC', 'SSSDP'],
    level: ['8', '4', '0', 'none'],
    interview: ['none', 'selective', 'unknown'],
    bandB: ['offered', 'none'],
    duration: ['4', '5', 'unknown'],
    fee: ['upTo30000', 'upTo50000', 'over80000'],
    without: ['PHY', 'CHE', 'BIO'],
    counts: ['MEP_M2', 'VSA'],
    new: ['new'],
  };
  const anyFilter = fc.record(
    {
      ...Object.fromEntries(FACETS.map((facet) => [facet, fc.subarray([...OPTIONS[facet]])])),
    },
    { requiredKeys: [] },
  );

  it('leaves what fits, and counts what each option would leave', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...FACETS), (filter: ProgrammeFilter, facet) => {
        const found = look({ filter, levels });
        const { programmes } = found;
        const counts = found.counts();
        expect(programmes).toHaveLength(places.filter((place) => fits(place, filter)).length);
        for (const option of OPTIONS[facet]) {
          const chosen = ALL_MUST_HOLD.has(facet) ? [...(filter[facet] ?? []), option] : [option];
          const left = places.filter((place) => fits(place, { ...filter, [facet]: chosen })).length;
          expect(counts[facet].get(option) ?? 0).toBe(left);
        }
      }),
      { seed: SEED, numRuns: 30 },
    );
  });

  it('says what can be entered without a subject, and what counts one', () => {
    expect(codes({ filter: { without: ['PHY'] } })).not.toContain('JS4690');
    expect(codes({ filter: { without: ['CHE'] } })).toContain('JS4690');
    const heavy = codes({ filter: { counts: ['MEP_M2'] } });
    expect(heavy.length).toBeGreaterThan(5);
    expect(heavy.length).toBeLessThan(200);
    expect(look().counts().level.size).toBe(0);
  });

  it('takes subjects that are missing together: one of the sciences may do, none may not', () => {
    const each = ['BIO', 'CHE', 'PHY'].map((subject) => codes({ filter: { without: [subject] } }).length);
    const together = codes({ filter: { without: ['BIO', 'CHE', 'PHY'] } });
    expect(together.length).toBeLessThan(Math.min(...each) - 20);
    expect(together).not.toContain('JS6456');
  });
});

describe('an order', () => {
  const falls = (figures: readonly (number | null)[]) => {
    const known = figures.flatMap((one) => one ?? []);
    const isLast = figures.slice(known.length).every((one) => one === null);
    return isLast && known.every((one, at) => at === 0 || one <= (known[at - 1] ?? one));
  };

  it('has the highest figures first and unknown ones last', () => {
    expect(falls(look({ sort: 'median' }).programmes.map(medianShare))).toBe(true);
    expect(falls(look({ sort: 'places' }).programmes.map(({ intake }) => intake))).toBe(true);
    const byCode = new Map(
      catalogue.programmes.map(({ code }, place) => [code, levels[place]?.classification ?? -1]),
    );
    expect(falls(codes({ sort: 'level', levels }).map((code) => byCode.get(code) ?? null))).toBe(true);
    const rates = look({ sort: 'rate' }).programmes.map(({ band_a_admission_rate }) => band_a_admission_rate);
    expect(falls(rates.filter((rate) => rate !== null))).toBe(true);
  });

  it('has names by the alphabet of the language', () => {
    const titles = look({ sort: 'name' }).programmes.map(({ full_title_en }) => full_title_en);
    expect(titles).toEqual([...titles].sort(new Intl.Collator('en').compare));
    expect(codes({ sort: 'name', language: 'tc' })).not.toEqual(codes({ sort: 'name' }));
  });
});

it('takes as fee what is left after a subsidy', () => {
  expect(feeToPay({ first_year_fee_hkd: 70_000, fee_after_subsidy_hkd: 36_000 })).toBe(36_000);
  expect(feeToPay({ first_year_fee_hkd: 47_000, fee_after_subsidy_hkd: null })).toBe(47_000);
});
