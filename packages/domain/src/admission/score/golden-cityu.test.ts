import { goldenScores } from '../../testing/golden.ts';
import { ARTS_PUPIL, pupil, SCIENCE_PUPIL } from '../../testing/pupil.ts';

goldenScores('CityU: English, Mathematics and the best three', [
  {
    code: 'JS1000',
    shows: 'all weights 1',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4, MAT: 7, PHY: 8.5, MEP_M2: 7, CHE: 5.5 },
    total: 32,
  },
  {
    code: 'JS1018',
    shows: 'Mathematics counts although LIE is better',
    grades: { ...ARTS_PUPIL, MAT: '1' },
    counted: { ENG: 8.5, MAT: 1, CHI: 7, CHH: 5.5, ECO: 4 },
    total: 26,
  },
  {
    code: 'JS1007',
    shows: 'English × 1.5',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 1.5, MAT: 3, CHI: 7, CHH: 5.5, ECO: 4 },
    total: 32.25,
  },
  {
    code: 'JS1043',
    shows: 'English × 2, Mathematics × 1.5',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 1.5, PHY: 8.5, MEP_M2: 7, CHE: 5.5 },
    total: 39.5,
  },
  {
    code: 'JS1205',
    shows: 'sciences weighted',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, PHY: 8.5 * 2, MEP_M2: 7 * 2, CHE: 5.5 * 1.5 },
    total: 61.25,
  },
]);

goldenScores('CityU: Mathematics and the best four', [
  {
    code: 'JS1002',
    shows: 'Mathematics counts although LIE and nothing else is left out',
    grades: { ...ARTS_PUPIL, MAT: '1' },
    counted: { MAT: 1, ENG: 8.5, CHI: 7, CHH: 5.5, ECO: 4 },
    total: 26,
  },
  {
    code: 'JS1012',
    shows: 'the science pupil',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7, PHY: 8.5, MEP_M2: 7, CHE: 5.5, ENG: 4 },
    total: 32,
  },
  {
    code: 'JS1210',
    shows: 'CHE × 1.5 and M2 × 1.5 before English × 1.5',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7 * 2, PHY: 8.5 * 2, MEP_M2: 7 * 1.5, CHE: 5.5 * 1.5, ENG: 4 * 1.5 },
    total: 55.75,
  },
]);

goldenScores('CityU: English and the best four', [
  {
    code: 'JS1061',
    shows: 'English counts although worst of all',
    grades: { ...SCIENCE_PUPIL, ENG: '1' },
    counted: { ENG: 1, PHY: 8.5, MAT: 7, MEP_M2: 7, CHE: 5.5 },
    total: 29,
  },
  {
    code: 'JS1040',
    shows: 'English × 2',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, PHY: 8.5, MAT: 7, MEP_M2: 7, CHE: 5.5 },
    total: 36,
  },
  {
    code: 'JS1104',
    shows: 'LIE 3 × 1.5 before Mathematics 3',
    grades: { ...ARTS_PUPIL, LIE: '3' },
    counted: { ENG: 8.5 * 2.5, CHI: 7, CHH: 5.5, LIE: 3 * 1.5, ECO: 4 },
    total: 42.25,
  },
  {
    code: 'JS1201',
    shows: 'weights of 2.5',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2.5, PHY: 8.5 * 2.5, MAT: 7 * 2.5, MEP_M2: 7 * 2.5, CHE: 5.5 },
    total: 71.75,
  },
]);

goldenScores('CityU: Chinese, English, Mathematics and two electives', [
  {
    code: 'JS1070',
    shows: 'Chinese 3 counts although Chemistry 5 is left out',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3, ENG: 4 * 2, MAT: 7 * 2, PHY: 8.5, MEP_M2: 7 },
    total: 40.5,
  },
  {
    code: 'JS1103',
    shows: 'Chinese history × 1.5',
    grades: ARTS_PUPIL,
    counted: { CHI: 7 * 2, ENG: 8.5 * 2, MAT: 3, CHH: 5.5 * 1.5, ECO: 4 },
    total: 46.25,
  },
  {
    code: 'JS1805',
    shows: 'CHE 5 × 2 before M2 5* × 1.5',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3, ENG: 4 * 2, MAT: 7 * 1.5, PHY: 8.5 * 1.5, CHE: 5.5 * 2 },
    total: 45.25,
  },
]);

goldenScores('CityU: four subjects', [
  {
    code: 'JS1106',
    shows: 'English and the best three, languages × 1.25',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 1.25, CHI: 7 * 1.25, CHH: 5.5, ECO: 4 },
    total: 28.875,
  },
  {
    code: 'JS1111',
    shows: 'English × 2 and the best three',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, PHY: 8.5, MAT: 7, MEP_M2: 7 },
    total: 30.5,
  },
  {
    code: 'JS1206',
    shows: 'CHE 5 × 1.5 before ENG 4 × 2',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7 * 2.5, MEP_M2: 7 * 2, PHY: 8.5 * 1.5, CHE: 5.5 * 1.5 },
    total: 52.5,
  },
  {
    code: 'JS1208',
    shows: 'ENG 4 × 2 before CHE 5',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7 * 1.25, PHY: 8.5 * 2, MEP_M2: 7 * 1.5, ENG: 4 * 2 },
    total: 44.25,
  },
  {
    code: 'JS1202',
    shows: 'any four: ENG 4 × 2 before M2 5*',
    grades: SCIENCE_PUPIL,
    counted: { CHE: 5.5 * 2, MAT: 7 * 1.5, PHY: 8.5, ENG: 4 * 2 },
    total: 38,
  },
]);

goldenScores('CityU JS1200: M1 and M2 weighted differently', [
  {
    code: 'JS1200',
    shows: 'M2 × 2.5',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 8.5 * 2.5, MEP_M2: 7 * 2.5, MAT: 7 * 2, CHE: 5.5 * 2.5 },
    total: 66.5,
  },
  {
    code: 'JS1200',
    shows: 'M2 5* × 2.5 = 17.5 counts and not M1 5** × 2 = 17',
    grades: { ...SCIENCE_PUPIL, MEP_M1: '5**' },
    counted: { PHY: 8.5 * 2.5, MEP_M2: 7 * 2.5, MAT: 7 * 2, CHE: 5.5 * 2.5 },
    total: 66.5,
  },
  {
    code: 'JS1200',
    shows: 'M1 5 × 2 = 11 counts and not M2 4 × 2.5 = 10',
    grades: { ...SCIENCE_PUPIL, MEP_M1: '5', MEP_M2: '4' },
    counted: { PHY: 8.5 * 2.5, MAT: 7 * 2, CHE: 5.5 * 2.5, MEP_M1: 5.5 * 2 },
    total: 60,
  },
]);

goldenScores('CityU JS1050 to JS1053: one subject takes the second elective’s weight', [
  {
    code: 'JS1050',
    shows: 'PHY first, M2 second, CHE as it is',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2.5, PHY: 8.5 * 2.5, MEP_M2: 7 * 1.5, CHE: 5.5 },
    total: 62.75,
  },
  {
    code: 'JS1053',
    shows: 'ECO second at × 2.5, M2 as it is',
    grades: { ...SCIENCE_PUPIL, ECO: '5' },
    counted: { ENG: 4 * 2, MAT: 7 * 2.5, PHY: 8.5 * 2.5, ECO: 5.5 * 2.5, MEP_M2: 7 },
    total: 67.5,
  },
]);

goldenScores('CityU JS1211: Mathematics and M1/M2 count as one', [
  {
    code: 'JS1211',
    shows: 'Mathematics 5* counts, M2 5 does not',
    grades: { ...SCIENCE_PUPIL, MEP_M2: '5' },
    counted: { PHY: 8.5 * 2, MAT: 7 * 2, CHE: 5.5 * 2, ENG: 4 * 2, BIO: 2 * 2 },
    total: 54,
  },
  {
    code: 'JS1211',
    shows: 'M2 5** counts, Mathematics 5* does not',
    grades: { ...SCIENCE_PUPIL, MEP_M2: '5**' },
    counted: { PHY: 8.5 * 2, MEP_M2: 8.5 * 2, CHE: 5.5 * 2, ENG: 4 * 2, BIO: 2 * 2 },
    total: 57,
  },
]);

goldenScores('CityU JS1801: two named sciences', [
  {
    code: 'JS1801',
    shows: 'Biology 2 counts, M2 5* does not',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4, MAT: 7, BIO: 2, CHE: 5.5, PHY: 8.5 },
    total: 27,
  },
  {
    code: 'JS1801',
    shows: 'a named science not taken adds nothing',
    grades: pupil({ chi: '4', eng: '5', mat: '5*', bio: '5**' }),
    counted: { ENG: 5.5, MAT: 7, BIO: 8.5, CHI: 4 },
    total: 25,
  },
]);
