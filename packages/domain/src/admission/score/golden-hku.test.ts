import { goldenScores } from '../../testing/golden.ts';
import { ARTS_PUPIL, pupil, SCIENCE_PUPIL } from '../../testing/pupil.ts';

const FIVE_SUBJECTS = pupil({ chi: '4', eng: '5', mat: '5', bio: '5*', che: '5**' });

goldenScores('HKU: best five, with or without a weighted language', [
  {
    code: 'JS6004',
    shows: 'best five',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5, CHI: 7, CHH: 5.5, ECO: 4, MAT: 3 },
    total: 28,
  },
  {
    code: 'JS6066',
    shows: 'English × 1.5 and four',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 1.5, CHI: 7, CHH: 5.5, ECO: 4, MAT: 3 },
    total: 32.25,
  },
  {
    code: 'JS6080',
    shows: 'Chinese 3 × 1.5 counts although ENG 4 is left out',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3 * 1.5, PHY: 8.5, MAT: 7, MEP_M2: 7, CHE: 5.5 },
    total: 32.5,
  },
  {
    code: 'JS6054',
    shows: 'English × 2, Chinese × 1.5 among the four',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 2, CHI: 7 * 1.5, CHH: 5.5, ECO: 4, MAT: 3 },
    total: 40,
  },
  {
    code: 'JS6779',
    shows: 'Mathematics × 1.5 and four',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7 * 1.5, PHY: 8.5, MEP_M2: 7, CHE: 5.5, ENG: 4 },
    total: 35.5,
  },
]);

goldenScores('HKU: best six', [
  {
    code: 'JS6494',
    shows: 'BIO is left out',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 8.5, MAT: 7, MEP_M2: 7, CHE: 5.5, ENG: 4, CHI: 3 },
    total: 35,
  },
  {
    code: 'JS6626',
    shows: 'all six',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5, CHI: 7, CHH: 5.5, ECO: 4, MAT: 3, LIE: 2 },
    total: 30,
  },
  {
    code: 'JS6078',
    shows: 'English 1 counts although BIO 2 is left out',
    grades: { ...SCIENCE_PUPIL, ENG: '1' },
    counted: { ENG: 1, PHY: 8.5, MAT: 7, MEP_M2: 7, CHE: 5.5, CHI: 3 },
    total: 32,
  },
]);

goldenScores('HKU JS6107: BIO or CHE × 1.3 and five others', [
  {
    code: 'JS6107',
    shows: 'CHE weighted, BIO left out',
    grades: SCIENCE_PUPIL,
    counted: { CHE: 5.5 * 1.3, PHY: 8.5, MAT: 7, MEP_M2: 7, ENG: 4, CHI: 3 },
    total: 36.65,
  },
  {
    code: 'JS6107',
    shows: 'the better of both weighted, the other among the five',
    grades: pupil({ chi: '4', eng: '5', mat: '5*', bio: '5**', che: '5*', m1: '5' }),
    counted: { BIO: 8.5 * 1.3, CHE: 7, MAT: 7, ENG: 5.5, MEP_M1: 5.5, CHI: 4 },
    total: 40.05,
  },
]);

goldenScores('HKU: named sciences', [
  {
    code: 'JS6119',
    shows: 'PHY × 1.5 named, M2 and CHE × 1.5 free',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4, MAT: 7 * 1.5, PHY: 8.5 * 1.5, MEP_M2: 7 * 1.5, CHE: 5.5 * 1.5 },
    total: 46,
  },
  {
    code: 'JS6901',
    shows: 'without a science its slot adds nothing',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5, MAT: 3 * 1.5, CHI: 7, CHH: 5.5 },
    total: 25.5,
  },
  {
    code: 'JS6224',
    shows: 'M1/M2 named × 2',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, MEP_M2: 7 * 2, PHY: 8.5 * 1.5, CHE: 5.5 * 1.5 },
    total: 57,
  },
  {
    code: 'JS6298',
    shows: 'two weighted, the third as it is',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 1.5, PHY: 8.5 * 1.5, MEP_M2: 7 * 1.5, CHE: 5.5 },
    total: 47.25,
  },
  {
    code: 'JS6999',
    shows: 'the same with English × 1',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4, MAT: 7 * 1.5, PHY: 8.5 * 1.5, MEP_M2: 7 * 1.5, CHE: 5.5 },
    total: 43.25,
  },
  {
    code: 'JS6688',
    shows: 'three sciences × 1.2',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4, MAT: 7, PHY: 8.5 * 1.2, MEP_M2: 7 * 1.2, CHE: 5.5 * 1.2 },
    total: 36.2,
  },
  {
    code: 'JS6729',
    shows: 'ENG, MAT and M1/M2 × 1.2',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 1.2, MAT: 7 * 1.2, MEP_M2: 7 * 1.2, PHY: 8.5, CHE: 5.5 },
    total: 35.6,
  },
  {
    code: 'JS6858',
    shows: 'of MAT 5* and M2 5** the better one is weighted, the other counts once',
    grades: { ...SCIENCE_PUPIL, MEP_M2: '5**' },
    counted: { ENG: 4 * 2, MEP_M2: 8.5 * 2, PHY: 8.5 * 2, MAT: 7, CHE: 5.5, CHI: 3 },
    total: 57.5,
  },
]);

goldenScores('HKU: half or a fifth of the sixth subject', [
  {
    code: 'JS6418',
    shows: '0.5 × CHI',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 8.5, MAT: 7, MEP_M2: 7, CHE: 5.5, ENG: 4, CHI: 3 * 0.5 },
    total: 33.5,
  },
  {
    code: 'JS6468',
    shows: '0.5 × LIE',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5, CHI: 7, CHH: 5.5, ECO: 4, MAT: 3, LIE: 2 * 0.5 },
    total: 29,
  },
  {
    code: 'JS6482',
    shows: 'no sixth subject, no bonus',
    grades: FIVE_SUBJECTS,
    counted: { CHE: 8.5, BIO: 7, ENG: 5.5, MAT: 5.5, CHI: 4 },
    total: 30.5,
  },
  {
    code: 'JS6755',
    shows: '0.2 × LIE',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 1.5, MAT: 3 * 1.5, CHI: 7, CHH: 5.5, ECO: 4, LIE: 2 * 0.2 },
    total: 34.15,
  },
  {
    code: 'JS6767',
    shows: '0.2 × CHI',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 1.5, MAT: 7 * 1.5, PHY: 8.5, MEP_M2: 7, CHE: 5.5, CHI: 3 * 0.2 },
    total: 38.1,
  },
]);

goldenScores('HKU: a fifth of the seventh subject', [
  {
    code: 'JS6808',
    shows: '0.2 × BIO',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 1.5, MAT: 7 * 1.5, PHY: 8.5, MEP_M2: 7, CHE: 5.5, CHI: 3, BIO: 2 * 0.2 },
    total: 40.9,
  },
  {
    code: 'JS6884',
    shows: 'M1/M2 named × 1.25, 0.2 × BIO',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 1.5, MAT: 7 * 1.25, MEP_M2: 7 * 1.25, PHY: 8.5, CHE: 5.5, CHI: 3, BIO: 2 * 0.2 },
    total: 40.9,
  },
  {
    code: 'JS6860',
    shows: 'six subjects only, no bonus',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 1.5, MAT: 3 * 1.5, CHI: 7, CHH: 5.5, ECO: 4, LIE: 2 },
    total: 35.75,
  },
]);

goldenScores('HKU JS6602: every other subject × 1.5', [
  {
    code: 'JS6602',
    shows: 'sciences × 2; CHI 3 × 1.5 before BIO 2 × 2',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, PHY: 8.5 * 2, MEP_M2: 7 * 2, CHE: 5.5 * 2, CHI: 3 * 1.5 },
    total: 68.5,
  },
  {
    code: 'JS6602',
    shows: 'no science at all',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 2, MAT: 3 * 2, CHI: 7 * 1.5, CHH: 5.5 * 1.5, ECO: 4 * 1.5, LIE: 2 * 1.5 },
    total: 50.75,
  },
]);
