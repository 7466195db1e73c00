import { describe, expect, test } from 'vitest';
import { realProgramme } from '../../testing/programme/real-year.ts';
import { bandAOfferRate, otherTitle, titleIn, yearOfCollection } from './programme-facts.ts';

test('a collection is shown by its year', () => {
  expect(yearOfCollection('Programmes_2026')).toBe('2026');
});

describe('the share of offers', () => {
  const programme = realProgramme('JS4408');

  test('is of the first row', () => {
    expect(bandAOfferRate(programme)).toEqual({
      year: 2025,
      applications: 339,
      offers: 43,
      percent: (43 / 339) * 100,
    });
  });

  test('is none when nobody applied or nothing is on record', () => {
    expect(bandAOfferRate({ ...programme, stats_apply: [[2025, 0, 0, 0, 0, 0, 0]] })).toBeNull();
    expect(bandAOfferRate({ ...programme, stats_apply: [] })).toBeNull();
    expect(bandAOfferRate({ ...programme, stats_offer: [] })).toBeNull();
  });
});

test('titles come in the reader’s script, and in the other one beside it', () => {
  const programme = realProgramme('JS4408');
  expect(titleIn(programme, 'en')).toBe('Mechanical and Automation Engineering');
  expect(titleIn(programme, 'tc')).toBe('機械與自動化工程學');
  expect(titleIn(programme, 'sc')).toBe('机械与自动化工程学');
  expect(otherTitle(programme, 'en')).toEqual({ text: '機械與自動化工程學', language: 'tc' });
  expect(otherTitle(programme, 'sc').language).toBe('en');
});
