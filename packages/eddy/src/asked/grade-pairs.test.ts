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
    ['物理3变5呢', 'PHY 5'],
    ['我冇讀chem，bio得3', 'BIO 3'],
    ['中英數公 4 3 5 A 經4 地3', 'CHI 4, ENG 3, MAT 5, CSD Attained, ECO 4, GEO 3'],
    ['中英數 435A, bio chem 44', 'CHI 4, ENG 3, MAT 5, BIO 4, CHE 4'],
    ['5* econ, 5 bafs, 4 m1, 5英 5數 4中', 'ECO 5*, BAF 5, MEP_M1 4, ENG 5, MAT 5, CHI 4'],
    ['chem 5 phy 4 但英文得3 中4數4', 'CHE 5, PHY 4, ENG 3, CHI 4, MAT 4'],
    ['CHI4 ENG5 ＭＡＴＨ４ his3', 'CHI 4, ENG 5, MAT 4, HIS 3'],
    ['物4化3生5', 'PHY 4, CHE 3, BIO 5'],
    ['eng 5, hist 4, econ 4. which one is safest', 'ENG 5, HIS 4, ECO 4'],
    ['bio chem chi eng math 3 3 4 4 5', 'BIO 3, CHE 3, CHI 4, ENG 4, MAT 5'],
    ['中英數4 bio4 geog3 地理定生物好啲', 'CHI 4, ENG 4, MAT 4, BIO 4, GEO 3'],
    ['phy and chem both 5', 'PHY 5, CHE 5'],
    ['英文好但中文得3', 'CHI 3'],
    ['我中文成日2 其他仲好 數學特別叻', 'CHI 2'],
    ['中文麻麻 英文得3 數學幾叻', 'ENG 3'],
    ['strong in eng but only got a 2 for chi', 'CHI 2'],
    ['中文或英文只有2级', 'CHI 2, ENG 2'],
    ['retook chi math chem. do they combine my 2 yrs', ''],
    ['我冇讀chem，bio得3', 'BIO 3'],
    ['重考英文同phy，geog上年已經有5', 'GEO 5'],
    ["i didn't take chem but bio is 4", 'BIO 4'],
    ['retaking english and maths, chem 5', 'CHE 5'],
    ['retake english to get 5', 'ENG 5'],
    ['我想讀物理治療，而家4', ''],
    ['my son got 3 in all core subjects and ths 4', 'CHI 3, ENG 3, MAT 3, THS 4'],
  ])('are paired in “%s”', (message, grades) => {
    expect(read(message)).toBe(grades);
  });

  it.each([
    ['all 4s except english which is 3, electives bio and chem', 'ENG 3, BIO 4, CHE 4, CHI 4, MAT 4'],
    ['英文level 3 其他都係4', 'ENG 3, CHI 4, MAT 4'],
    ['5*5555 4，數學5* bafs5* 其他5 m1 4', 'MAT 5*, BAF 5*, MEP_M1 4, CHI 5, ENG 5'],
    ['bafs 5* ict 4, the rest are all 4', 'BAF 5*, ICT 4, CHI 4, ENG 4, MAT 4'],
    ['I need all 4 subjects', ''],
    ['其他5個課程', ''],
  ])('with one grade for all others are read in “%s”', (message, grades) => {
    const told = read(message).split(', ').toSorted();
    expect(told).toEqual(grades.split(', ').toSorted());
  });

  it.each([
    ['主科443A 選修bio5 chem5', '4 4 3 A', 'BIO 5, CHE 5'],
    ['i got 4 5 5* in core, phy and chem both 5', '4 5 5*', 'PHY 5, CHE 5'],
    ['I have 4 4 3 A in core and 4 4 in bio and geog', '4 4 3 A', 'BIO 4, GEO 4'],
    ['4444 + bio 4', '4 4 4 4', 'BIO 4'],
    ['my grades 5* 5* 5** A bio 5** chem 5*', '5* 5* 5** A', 'BIO 5**, CHE 5*'],
    ['what are 332A22 and 332A33?', '', ''],
    ['我考到33222', '3 3 2 2 2', ''],
    ['5*54 4433 bio chem econ', '5* 5 4 4 4 3 3', ''],
    ['5**5*5*55 4 (中5 英5* 數5** bio5* chem5 phy4)', '', 'CHI 5, ENG 5*, MAT 5**, BIO 5*, CHE 5, PHY 4'],
  ])('beside a row of the core are kept apart from it in “%s”', (message, row, grades) => {
    expect(readMessage(message, NEWCOMER).grades.row.join(' ')).toBe(row);
    expect(read(message)).toBe(grades);
  });

  it('leave a subject without a grade alone', () => {
    expect(read('phy 4, chem 3, and I also take bio')).toBe('PHY 4, CHE 3');
  });
});
