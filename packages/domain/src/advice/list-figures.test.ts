import { describe, expect, it } from 'vitest';
import type { ProgrammeRow } from '../admission/programme-row.ts';
import { formula, programme, term } from '../testing/programme.ts';
import { pupil } from '../testing/pupil.ts';
import { smallBasis } from '../testing/small-basis.ts';
import { checkList } from './check-list.ts';
import type { FindingId, ListFinding } from './checks/finding.ts';

const GRADES = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', phy: '5', che: '5' });
const codeAt = (place: number) => `JS${String(1000 + place)}`;

function check(list: readonly Partial<ProgrammeRow>[]) {
  const programmes = list.map((facts, place) => programme({ code: codeAt(place), ...facts }));
  const codes = programmes.map(({ code }) => code);
  return checkList(smallBasis(programmes), GRADES, codes, null);
}
const ofId = <Id extends FindingId>(findings: readonly ListFinding[], id: Id) =>
  findings.filter((one): one is Extract<ListFinding, { id: Id }> => one.id === id);

/** The score is 22: medians with which a programme is at a level, the spread being two points either way. */
const around = (median: number): Partial<ProgrammeRow> => ({
  score_lq: median - 2,
  score_md: median,
  score_uq: median + 2,
});
const LEVEL_0 = around(30);
const LEVEL_8 = around(12);
const LEVEL_4 = around(22);

describe('a list that only reaches', () => {
  it('is warned of where every Band A choice is at level 2 or below', () => {
    const levels = (list: readonly Partial<ProgrammeRow>[]) =>
      ofId(check(list), 'allReach').map(({ codes, figures }) => [codes, figures.levels]);
    expect(levels([LEVEL_0, LEVEL_0, LEVEL_0, LEVEL_8])).toEqual([
      [
        [codeAt(0), codeAt(1), codeAt(2)],
        [0, 0, 0],
      ],
    ]);
    expect(levels([LEVEL_0, LEVEL_4, LEVEL_0])).toEqual([]);
    const unknown = { score_lq: null, score_md: null, score_uq: null };
    expect(levels([LEVEL_0, unknown])).toEqual([]);
  });

  it('holds for level 2 and not for level 3', () => {
    const atLevel = (wanted: number) => {
      const medians = Array.from({ length: 200 }, (_, step) => 15 + step / 10);
      const found = medians.find((median) => {
        const basis = smallBasis([programme({ code: codeAt(0), ...around(median) })]);
        return basis.catalogue.levels(GRADES)[0]?.classification === wanted;
      });
      return around(found ?? Number.NaN);
    };
    expect(ofId(check([atLevel(2)]), 'allReach')).toHaveLength(1);
    expect(ofId(check([atLevel(3)]), 'allReach')).toEqual([]);
  });
});

describe('figures that may not hold', () => {
  const offers = (now: number, before: number): Partial<ProgrammeRow> => ({
    stats_apply: [
      [2025, 100, 0, 0, 0, 0, 100],
      [2024, 100, 0, 0, 0, 0, 100],
    ],
    stats_offer: [
      [2025, now, 0, 0, 0, 0, now],
      [2024, before, 0, 0, 0, 0, before],
    ],
  });

  it.each([
    [6, 10, 1],
    [7, 10, 0],
    [5, 9, 0],
    [60, 100, 1],
    [61, 100, 0],
  ])('are offers of %i after %i', (now, before, times) => {
    const found = ofId(check([offers(now, before)]), 'placesCut');
    expect(found).toHaveLength(times);
    if (times > 0) expect(found).toMatchObject([{ figures: { offers: now, before }, year: 2025 }]);
  });

  it('are told once for all choices of a kind', () => {
    const list = [
      { coming_weights: { ENG: 2 } },
      { coming_weights: { ENG: 2 } },
      { score_md: null, score_lq: null, score_uq: null, score_mean: 20 },
      { printed_out_of_order: true, score_lq: 21, score_md: 20, score_uq: null },
      {},
    ];
    const found = ofId(check(list), 'staleFormula').map(({ codes, figures }) => [figures.what, codes]);
    expect(found).toEqual([
      ['weightsChanged', [codeAt(0), codeAt(1)]],
      ['spreadEstimated', [codeAt(2), codeAt(3)]],
      ['outOfOrder', [codeAt(3)]],
    ]);
  });

  it('are not those with one quartile published', () => {
    expect(ofId(check([{ score_uq: null }]), 'staleFormula')).toEqual([]);
  });
});

describe('a formula', () => {
  it('that counts six subjects of five is warned of', () => {
    const six = { formula: formula({ terms: [term(6)] }), counted_subjects: 6 };
    expect(ofId(check([six]), 'sixSubjects')).toMatchObject([{ figures: { counts: 6, have: 5 } }]);
    expect(ofId(check([{}]), 'sixSubjects')).toEqual([]);
  });
});

describe('fees', () => {
  const fee = (first: number | null, left: number | null = null): Partial<ProgrammeRow> => ({
    first_year_fee_hkd: first,
    fee_after_subsidy_hkd: left,
  });

  it('far apart are told of, as what is to be paid', () => {
    const list = [fee(40_000), fee(60_001), fee(60_000), fee(90_000, 50_000), fee(null)];
    expect(ofId(check(list), 'feeGap')).toMatchObject([
      {
        severity: 'info',
        codes: [codeAt(1)],
        figures: { lowest: 40_000, lowestCode: codeAt(0), highest: 60_001 },
      },
    ]);
    expect(ofId(check([fee(40_000), fee(60_000)]), 'feeGap')).toEqual([]);
  });
});
