import { describe, expect, test } from 'vitest';
import {
  changeElective,
  draftOfTexts,
  EMPTY_DRAFT,
  fillGrades,
  fourthSubject,
  problemsOf,
  type SurveyDraft,
  surveyAnswerOf,
  textsOf,
  withElective,
} from './survey-draft.ts';

const GRADES = { CHI: '4', ENG: '5', MAT: '5*', CSD: 'Attained', PHY: '5', ICT: '3' } as const;
const whole: SurveyDraft = {
  ...fillGrades({ ...EMPTY_DRAFT, entryYear: '2026' }, GRADES),
  offered: 'yes',
  offer: ' js4412 ',
  band: 'A',
  satisfied: 'no',
};
const kinds = (draft: SurveyDraft) => problemsOf(draft).map(({ kind }) => kind);

describe('a draft', () => {
  test('without anything lacks the year, the grades and the offer', () => {
    expect(kinds(EMPTY_DRAFT)).toEqual(['entryYear', 'tooFew', 'offered']);
  });

  test.each([
    ['whole', whole, []],
    ['without an offer', { ...whole, offered: 'no', offer: '' }, []],
    ['with an offer of no programme', { ...whole, offer: ' ' }, ['offer']],
    ['with four subjects', fillGrades(whole, { CHI: '4', ENG: '5', MAT: '2', BIO: '3' }), ['tooFew']],
    ['with a subject twice', changeElective(whole, 0, { subject: 'ICT' }), ['repeated']],
    ['with an elective that has no grade', withElective(whole), []],
  ] as const)('%s has these problems: %j', (_, draft, problems) => {
    expect(kinds(draft)).toEqual(problems);
  });
});

describe('an answer', () => {
  test('holds the grades and what they led to', () => {
    expect(surveyAnswerOf(whole)).toEqual({
      entryYear: 2026,
      scores: GRADES,
      offer: 'JS4412',
      band: 'A',
      satisfied: false,
      homepage: '',
    });
  });

  test('without an offer says nothing of its band', () => {
    expect(surveyAnswerOf({ ...whole, offered: 'no' })).toEqual({
      entryYear: 2026,
      scores: GRADES,
      offer: null,
      homepage: '',
    });
  });
});

describe('a draft kept on the device', () => {
  test('comes back as it was', () => {
    expect(draftOfTexts(textsOf(whole))).toEqual(whole);
    expect(draftOfTexts(textsOf(EMPTY_DRAFT))).toEqual(EMPTY_DRAFT);
  });

  test.each([{ scores: '{' }, { scores: '{"PHY":"9"}' }, { band: 'Z', offered: 'maybe', satisfied: '1' }])(
    'of %j comes back empty',
    (texts) => {
      expect(draftOfTexts(texts)).toEqual(EMPTY_DRAFT);
    },
  );
});

test.each([
  ['', 'CSD'],
  ['2024', 'CSD'],
  ['2023', 'LS'],
])('the fourth core subject of %j is %s', (year, subject) => {
  expect(fourthSubject(year)).toBe(subject);
});

test('grades from elsewhere keep three rows for electives, and more when there are more', () => {
  expect(fillGrades(EMPTY_DRAFT, { PHY: '5' }).electives).toHaveLength(3);
  expect(fillGrades(EMPTY_DRAFT, { PHY: '5', CHE: '4', BIO: '3', ICT: '2' }).electives).toHaveLength(4);
});
