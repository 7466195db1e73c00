import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textsIn } from '../../testing/texts.ts';
import { decisionTimesIn, factorsIn, findingsOf, type SurveyTables } from './survey-findings.ts';
import { surveyWord } from './survey-words.ts';

const FOLDER = join(import.meta.dirname, '../../../../../data/surveys');
const file = (name: string) => readFileSync(join(FOLDER, `${name}.csv`), 'utf8');

const shipped: SurveyTables = {
  dseFactors: factorsIn(file('dse_factors')),
  dseTimes: decisionTimesIn(file('dse_decision_time')),
  jupasFactors: factorsIn(file('jupas_factors')),
  jupasTimes: decisionTimesIn(file('jupas_decision_time')),
};
const nothing: SurveyTables = {
  dseFactors: [],
  dseTimes: { areas: [], rows: [] },
  jupasFactors: [],
  jupasTimes: { areas: [], rows: [] },
};

describe('the figures that texts quote', () => {
  test('come out of the files we ship (specification 1, section 9)', () => {
    const { dissatisfied, topFactor, decisive, stillEnjoyability } = findingsOf(shipped);
    expect(dissatisfied).toBe(24);
    expect(topFactor).toEqual({ name: 'Enjoyability', average: 80.86, count: 201 });
    expect(decisive).toEqual({ time: 'Form 3', count: 138, percent: 67 });
    expect(stillEnjoyability).toBe(49);
  });

  test('are missing where a table does not hold them', () => {
    expect(findingsOf(nothing)).toEqual({
      dissatisfied: null,
      topFactor: null,
      decisive: null,
      stillEnjoyability: null,
      aheadOfEnjoyability: [],
      sample: false,
    });
  });

  test('are called a sample while they are those of the files we ship', () => {
    expect(findingsOf(shipped).sample).toBe(true);
    const asked = shipped.jupasFactors.map((factor) =>
      factor.name === 'Enjoyability' ? { ...factor, average: 50 } : factor,
    );
    expect(findingsOf({ ...shipped, jupasFactors: asked }).sample).toBe(false);
  });

  test('are set beside what more applicants name, where there is any', () => {
    expect(findingsOf(shipped).aheadOfEnjoyability).toEqual(['Career prospects', 'Chance of an offer']);
    const [enjoyability] = shipped.jupasFactors.filter(({ name }) => name === 'Enjoyability');
    const jupasFactors = enjoyability === undefined ? [] : [enjoyability];
    expect(findingsOf({ ...shipped, jupasFactors }).aheadOfEnjoyability).toEqual([]);
  });
});

test('a table keeps its order and takes what is no number as 0', () => {
  expect(factorsIn('Variable,Average,Count\nB,2.5,7\n\n"A, again",x,3\n')).toEqual([
    { name: 'B', average: 2.5, count: 7 },
    { name: 'A, again', average: 0, count: 3 },
  ]);
  expect(decisionTimesIn('Time,Arts,Law\r\nForm 3,1,2\r\nForm 4,,5')).toEqual({
    areas: ['Arts', 'Law'],
    rows: [
      { time: 'Form 3', counts: [1, 2] },
      { time: 'Form 4', counts: [0, 5] },
    ],
  });
});

test('every name in the files we ship has words of its own', async () => {
  const texts = await textsIn('tc', 'findings');
  const t = texts.getFixedT('tc', 'findings');
  const names = [
    ...shipped.dseFactors.map(({ name }) => name),
    ...shipped.jupasFactors
      .map(({ name }) => name)
      .filter((name) => name !== 'Dissatisfied with first offer'),
    ...[shipped.dseTimes, shipped.jupasTimes].flatMap(({ areas, rows }) => [
      ...areas,
      ...rows.map(({ time }) => time),
    ]),
  ];
  expect(names.filter((name) => surveyWord(name, t) === name)).toEqual([]);
  expect(surveyWord('Weather', t)).toBe('Weather');
});
