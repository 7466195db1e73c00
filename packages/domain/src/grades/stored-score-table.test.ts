import { describe, expect, it } from 'vitest';
import { fromSavedScores, toSavedScores } from './saved-scores.ts';
import {
  addElectiveRow,
  gradesOf,
  initialScoreTable,
  parseScoreTable,
  removeRow,
  type ScoreTable,
  scoredRowCount,
  setOther,
  setScore,
  setSubject,
} from './score-table.ts';

function filledTable(): ScoreTable {
  let rows = setScore(setScore(initialScoreTable(), 'CHI', '5*'), 'core', 'Attained');
  rows = setScore(setSubject(rows, 'elective-1', 'BIO'), 'elective-1', '4');
  rows = addElectiveRow(addElectiveRow(rows));
  return setSubject(rows, 'elective-3', 'MEP_M1');
}

const FILLED = filledTable();
const asStored = (rows: ScoreTable): unknown => JSON.parse(JSON.stringify(rows));

/** The filled table with one row changed, as another program or a person may have left it. */
function withRow(index: number, change: object): readonly unknown[] {
  return FILLED.map((row, position) => (position === index ? { ...row, ...change } : row));
}

describe('a table read back from storage', () => {
  it.each<[string, ScoreTable]>([
    ['as it starts', initialScoreTable()],
    ['filled', FILLED],
    ['with Liberal Studies', setScore(setSubject(FILLED, 'core', 'LS'), 'core', '3')],
    ['without electives', removeRow(initialScoreTable(), 'elective-1')],
    ['with a cleared grade', setScore(FILLED, 'CHI', null)],
  ])('is the same: %s', (_, rows) => {
    expect(parseScoreTable(asStored(rows))).toEqual(rows);
  });

  it('keeps its rows apart however they were named', () => {
    const parsed = parseScoreTable(FILLED.map((row) => ({ ...row, id: 'same' })));
    expect(new Set(parsed?.map(({ id }) => id)).size).toBe(FILLED.length);
    expect(parsed?.map(({ subjectCode, score }) => [subjectCode, score])).toEqual(
      FILLED.map(({ subjectCode, score }) => [subjectCode, score]),
    );
  });

  it('believes no flag: the first three stay compulsory, the fourth stays core', () => {
    const parsed = parseScoreTable(FILLED.map((row) => ({ ...row, isCompulsory: false, isCore: false })));
    expect(parsed).toEqual(FILLED);
  });
});

describe('a damaged table is none', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'rows'],
    ['an object', { 0: {}, length: 5 }],
    ['an empty list', []],
    ['three rows', FILLED.slice(0, 3)],
    ['rows in another order', [...FILLED].reverse()],
    ['far too many rows', Array.from({ length: 41 }, () => FILLED[4])],
    [
      'more electives than there are',
      [...FILLED.slice(0, 4), ...Array.from({ length: 25 }, () => ({ subjectCode: null, score: null }))],
    ],
    ['null for a row', [...FILLED.slice(0, 4), null]],
    ['a text for a row', [...FILLED.slice(0, 4), 'BIO']],
    ['a row without a subject', withRow(4, { subjectCode: undefined })],
    ['an unknown subject', withRow(4, { subjectCode: 'XYZ' })],
    ['a number for a subject', withRow(4, { subjectCode: 7 })],
    ['another compulsory subject', withRow(0, { subjectCode: 'BIO', score: '5' })],
    ['an elective in the core slot', withRow(3, { subjectCode: 'BIO', score: '5' })],
    ['an empty core slot', withRow(3, { subjectCode: null, score: null })],
    ['a core subject among the electives', withRow(4, { subjectCode: 'CSD', score: 'Attained' })],
    ['a compulsory subject among the electives', withRow(4, { subjectCode: 'CHI', score: '5' })],
    ['the same elective twice', withRow(5, { subjectCode: 'BIO', score: '5' })],
    ['an unknown grade', withRow(4, { score: '6' })],
    ['a number for a grade', withRow(4, { score: 5 })],
    ['a level for CSD', withRow(3, { score: '3' })],
    ['an attainment for Chinese', withRow(0, { score: 'Attained' })],
    ['a grade without a subject', withRow(5, { score: '5' })],
    ['a missing grade field', withRow(4, { score: undefined })],
    [
      'prototype keys',
      [...FILLED.slice(0, 4), JSON.parse('{"__proto__": {"subjectCode": "BIO", "score": "5"}}')],
    ],
  ])('%s', (_, stored) => {
    expect(parseScoreTable(stored)).toBeNull();
  });
});

describe('results in other languages and Applied Learning', () => {
  const withOthers = setOther(setOther(setOther(FILLED, 'JPN', 'N3'), 'APL', 'AD1'), 'JPN', 'N1');

  it('stand once each at the end, are read back, and do not count as subjects with a grade', () => {
    expect(parseScoreTable(asStored(withOthers))).toEqual(withOthers);
    expect(scoredRowCount(withOthers)).toBe(scoredRowCount(FILLED));
    expect(gradesOf(withOthers)).toEqual({ ...gradesOf(FILLED), APL: 'AD1', JPN: 'N1' });
    expect(addElectiveRow(withOthers).slice(-2)).toEqual(withOthers.slice(-2));
    expect(setOther(withOthers, 'APL', null).at(-1)).toMatchObject({ subjectCode: 'JPN', score: 'N1' });
  });

  it('are saved with the grades, and make the table unreadable when they are none', () => {
    const saved = toSavedScores(withOthers);
    expect(saved).toMatchObject({ APL: 'AD1', JPN: 'N1' });
    expect(gradesOf(fromSavedScores(saved) ?? [])).toEqual(gradesOf(withOthers));
    expect(setOther(FILLED, 'JPN', 'AD1')).toEqual(FILLED);
    expect(parseScoreTable([...FILLED, { subjectCode: 'JPN', score: '5*' }])).toBeNull();
  });
});
