import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../admission/catalogue.ts';
import type { Classification, Level, UnmetRequirement } from '../admission/classification.ts';
import { classify } from '../admission/classify.ts';
import { interview } from '../testing/interview.ts';
import { programme } from '../testing/programme.ts';
import { pupil } from '../testing/pupil.ts';
import { explainLevel, meaningOf, type Relation } from './level-explanation.ts';

const FIGURES = { movement: 0.05, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: [] };
/** Best five: 20. */
const PUPIL = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', bio: '4', eco: '4' });
type Facts = Parameters<typeof programme>[0];
type Changes = Partial<Omit<Classification, 'statistics'>> & {
  readonly statistics?: Partial<Classification['statistics']>;
};

/** A programme with quartiles 18, 20 and 23, and a classification of it with parts of its own. */
function explained(facts: Facts, { statistics, ...changes }: Changes = {}, band: 'A' | 'B' | null = null) {
  const catalogue = openCatalogue([programme(facts)], FIGURES);
  const [entry] = catalogue.entries;
  if (entry === undefined) throw new Error('one programme, one entry');
  const plain = classify(catalogue, entry.programme, PUPIL);
  const changed = { ...plain, ...changes, statistics: { ...plain.statistics, ...statistics } };
  return { ...explainLevel(entry, changed, band), entry, plain, changed };
}
const keys = (sentences: readonly { readonly key: string }[]) => sentences.map(({ key }) => key);
const MEAN = { score_md: null, score_mean: 20 };
const MIDDLE = { score_md: null, score_lq: 17, score_uq: 23 };

describe('the headline of a level', () => {
  const position = (facts: Facts, user_score: number, classification: Level = 4) => {
    const [first] = explained(facts, { user_score, classification, reason: null }).headline;
    if (first?.key !== 'position') throw new Error('no position');
    return first.params;
  };

  it.each<[number, Level, Relation, Facts]>([
    [20, 3, 'at', {}],
    [20.01, 4, 'above', {}],
    [24, 8, 'aboveTop', {}],
    [23, 6, 'aboveUpper', {}],
    [24, 7, 'aboveUpper', {}],
    [23, 5, 'above', {}],
    [22.9, 6, 'above', {}],
    [24, 6, 'above', { score_uq: null }],
    [19, 2, 'below', {}],
    [17, 1, 'belowLower', {}],
    [17, 0, 'belowLower', {}],
    [18, 1, 'below', {}],
    [17, 2, 'below', {}],
    [10, 1, 'below', { score_lq: null }],
    [20, 3, 'at', MEAN],
    [24, 8, 'above', MEAN],
    [10, 0, 'below', MEAN],
    [24, 8, 'above', MIDDLE],
    [10, 0, 'below', MIDDLE],
  ])('%d at level %i: %s %j', (score, level, relation, facts) => {
    expect(position(facts, score, level).relation).toBe(relation);
  });

  it('names the published figures as they stand', () => {
    expect(position({}, 21.23456)).toEqual({
      relation: 'above',
      reference: 'median',
      score: 21.23456,
      middle: 20,
      difference: 1.235,
      lower: 18,
      upper: 23,
      year: 2025,
    });
    expect(position({}, 18.5).difference).toBe(1.5);
    expect(position(MEAN, 21)).toMatchObject({ reference: 'mean', middle: 20 });
    expect(position(MIDDLE, 21)).toMatchObject({ reference: 'middle', middle: 20 });
  });

  it.each<[Facts, number | null, number | null]>([
    [{ printed_out_of_order: true }, null, null],
    [{ score_lq: 21 }, null, 23],
    [{ score_uq: 19 }, 18, null],
    [{ score_lq: 20, score_uq: 21 }, 20, 21],
    [{ score_lq: 19, score_uq: 20 }, 19, 20],
    [{ score_lq: null, score_uq: null }, null, null],
  ])('names no quartile on the wrong side: %j', (facts, lower, upper) => {
    expect(position(facts, 22)).toMatchObject({ lower, upper });
  });

  it.each<Changes>([
    { classification: -1 },
    { user_score: null },
    { statistics: { percentile: null } },
    { reason: 'error' },
  ])('is that something went wrong where a figure lacks: %j', (changes) => {
    expect(explained({}, changes).headline).toEqual([{ key: 'error', params: {} }]);
  });
});

describe('the headline of a minimum that is not met', () => {
  const unmet: UnmetRequirement = {
    on: 'subject',
    subject: 'ENG',
    count: 1,
    required: '5',
    have: 0,
    held: '4',
  };
  const headline = (count: number, changes: Changes = {}, facts: Facts = {}) =>
    explained(facts, {
      classification: 0,
      reason: 'requirementNotMet',
      requirement: { met: false, unmet: Array.from({ length: count }, () => unmet), assumed: [] },
      user_score: 22,
      ...changes,
    }).headline;

  it('names the first, how many more there are, and the score', () => {
    const score = { key: 'unmetLevel', params: { score: 22 } };
    expect(headline(1)).toEqual([{ key: 'unmet', params: unmet }, score]);
    expect(headline(2)).toEqual([
      { key: 'unmet', params: unmet },
      { key: 'unmetMore', params: { count: 1 } },
      score,
    ]);
    expect(headline(0)).toEqual([]);
    expect(headline(1, { user_score: null })[1]).toEqual({ key: 'unmetLevel', params: { score: 0 } });
  });

  it('says as well that there is nothing to compare with', () => {
    const none = { statistics: { percentile: null } };
    expect(headline(1, none)[2]).toEqual({ key: 'formulaOfYearUnknown', params: { year: 2025 } });
    const unpublished = { score_md: null, score_mean: null, score_uq: null, score_lq: null };
    expect(headline(1, none, unpublished)[2]).toEqual({ key: 'noPublishedScores', params: {} });
  });
});

describe('the headline without a level', () => {
  const unpublished = { score_md: null, score_mean: null, score_uq: null, score_lq: null };

  it('says why, and the score where there is one', () => {
    expect(explained(unpublished, { user_score: 22 }).headline).toEqual([
      { key: 'noPublishedScores', params: {} },
      { key: 'yourScore', params: { score: 22 } },
    ]);
    expect(explained(unpublished, { user_score: null }).headline).toEqual([
      { key: 'noPublishedScores', params: {} },
    ]);
    const year = { key: 'formulaOfYearUnknown', params: { year: 2025 } };
    expect(explained({ formula_matches_scores: false }, { user_score: null }).headline).toEqual([year]);
  });
});

describe('what makes a level more or less certain', () => {
  const level = { classification: 4, reason: null } as const;

  it('is its meaning, the movement, and the share before and after', () => {
    const { certainty, entry, changed } = explained({}, { ...level, statistics: { percentile: 60.4 } });
    const total = changed.calculation.total ?? 0;
    expect(certainty).toEqual([
      { key: 'meaning', params: { level: 4, reference: 'median', onGradesAlone: false } },
      { key: 'movement', params: { points: 1 } },
      {
        key: 'share',
        params: { before: 60, after: Math.round(entry.curve?.levelPercentAt(total) ?? 0), year: 2025 },
      },
    ]);
  });

  it.each([
    [0, 1],
    [0.4, 1],
    [1.6, 2],
    [98.4, 98],
    [99.8, 99],
    [100, 99],
  ])('says %d percent as %i: never none, never all', (percentile, before) => {
    const [share] = explained({}, { ...level, statistics: { percentile } }).certainty.slice(-1);
    expect(share).toMatchObject({ key: 'share', params: { before } });
  });

  it('has no share after where the movement, the total or the level is not known', () => {
    const after = (changes: Changes) =>
      explained({}, { ...level, ...changes }).certainty.flatMap((one) =>
        one.key === 'share' ? [one.params.after] : [],
      );
    const { calculation } = explained({}).plain;
    expect(after({})).toEqual([expect.any(Number)]);
    expect(after({ statistics: { movement: null } })).toEqual([null]);
    expect(after({ calculation: { ...calculation, total: null } })).toEqual([null]);
    expect(after({ classification: 0, reason: 'requirementNotMet' })).toEqual([null]);
    expect(after({ statistics: { percentile: null } })).toEqual([]);
    expect(after({ statistics: { year: null } })).toEqual([]);
  });

  it('leaves out a movement that is not known', () => {
    expect(keys(explained({}, { ...level, statistics: { movement: null } }).certainty)).toEqual([
      'meaning',
      'share',
    ]);
  });

  it('has no share after without a curve', () => {
    const { entry, changed } = explained({}, level);
    const { certainty } = explainLevel({ ...entry, curve: null }, changed);
    expect(certainty.at(-1)).toMatchObject({ key: 'share', params: { after: null } });
  });

  it('names the interview that decides, and stands on grades alone', () => {
    const { certainty } = explained({}, level, 'B');
    expect(keys(certainty)).toEqual(['meaning', 'movement', 'share']);
    expect(certainty[0]).toMatchObject({ params: { onGradesAlone: true } });
    const { entry, changed } = explained({}, level);
    const asked = { ...entry.programme, interview_arrangement: interview('required') };
    const said = explainLevel({ ...entry, programme: asked }, changed).certainty;
    expect(keys(said)).toEqual(['meaning', 'interviewDecides', 'movement', 'share']);
    expect(said[0]).toMatchObject({ params: { onGradesAlone: true } });
  });
});

it('a meaning is of a level, and of a reference', () => {
  const one = programme();
  expect(meaningOf(one, { classification: 0, reason: null })?.params.level).toBe(0);
  expect(meaningOf(one, { classification: -1, reason: null })).toBeNull();
  expect(meaningOf(one, { classification: 0, reason: 'requirementNotMet' })).toBeNull();
  const unpublished = programme({ score_md: null, score_mean: null, score_uq: null, score_lq: null });
  expect(meaningOf(unpublished, { classification: 3, reason: null })).toBeNull();
});
