import { describe, expect, it } from 'vitest';
import { sampleContext } from '../testing/sample-pupils.ts';
import { readMessage } from './reading.ts';

const NEWCOMER = sampleContext('newcomer', 'en');
const read = (message: string): string =>
  readMessage(message, NEWCOMER)
    .grades.changes.map(({ subject, grade }) => `${subject} ${grade}`)
    .join(', ');

describe('grades told with their subjects', () => {
  it.each([
    ['chem 5 phy 4 但英文得3', 'CHE 5, PHY 4, ENG 3'],
    ['I got 5 in English and 4 in maths', 'ENG 5, MAT 4'],
    ['5* econ 5 bafs 4 m1 英數5中4', 'ECO 5*, BAF 5, MEP_M1 4, ENG 5, MAT 5, CHI 4'],
    ['3 chin 4 eng 5 math 4 phy', 'CHI 3, ENG 4, MAT 5, PHY 4'],
    ['中英數445 econ 5', 'CHI 4, ENG 4, MAT 5, ECO 5'],
    ['econ bafs 54, 中英數 4 4 5', 'ECO 5, BAF 4, CHI 4, ENG 4, MAT 5'],
    ['5 5 4 for phy chem bio', 'PHY 5, CHE 5, BIO 4'],
    ['4 for bio, 3 for chem, 5 for M2', 'BIO 4, CHE 3, MEP_M2 5'],
    ['my chem is a 4 and my phy is a 5', 'CHE 4, PHY 5'],
    ['english and maths 5', 'ENG 5, MAT 5'],
    ['英文由4升到5', 'ENG 5'],
  ])('are paired in “%s”', (message, grades) => {
    expect(read(message)).toBe(grades);
  });

  it('leave a subject without a grade alone', () => {
    expect(read('phy 4, chem 3, and I also take bio')).toBe('PHY 4, CHE 3');
  });
});
