import { goldenScores } from '../../testing/golden.ts';
import { ARTS_PUPIL, pupil, SCIENCE_PUPIL } from '../../testing/pupil.ts';

goldenScores('CUHK: best five', [
  {
    code: 'JS4006',
    shows: 'BIO and CHI are left out',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 8.5, MAT: 7, MEP_M2: 7, CHE: 5.5, ENG: 4 },
    total: 32,
  },
  {
    code: 'JS4838',
    shows: 'LIE is left out',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5, CHI: 7, CHH: 5.5, ECO: 4, MAT: 3 },
    total: 28,
  },
]);

goldenScores('CUHK: best five, weighted', [
  {
    code: 'JS4032',
    shows: 'English × 1.5',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 1.5, CHI: 7, CHH: 5.5, ECO: 4, MAT: 3 },
    total: 32.25,
  },
  {
    code: 'JS4416',
    shows: 'ENG 4 before BIO 2 × 1.5',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7 * 2, MEP_M2: 7 * 2, PHY: 8.5 * 1.5, CHE: 5.5 * 1.5, ENG: 4 },
    total: 53,
  },
  {
    code: 'JS4682',
    shows: 'M1 2 × 3.5 before CHI 3',
    grades: pupil({ chi: '3', eng: '5', mat: '5', phy: '5', che: '5', m1: '2' }),
    counted: { ENG: 5.5, MAT: 5.5, PHY: 5.5, CHE: 5.5, MEP_M1: 2 * 3.5 },
    total: 29,
  },
]);

goldenScores('CUHK: named subjects', [
  {
    code: 'JS4264',
    shows: 'Chinese, English × 2, Mathematics and any two',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3, ENG: 4 * 2, MAT: 7, PHY: 8.5, MEP_M2: 7 },
    total: 33.5,
  },
  {
    code: 'JS4331',
    shows: 'Chinese × 2 and the best four',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3 * 2, PHY: 8.5, MAT: 7, MEP_M2: 7, CHE: 5.5 },
    total: 34,
  },
  {
    code: 'JS4094',
    shows: 'Chinese, English and the best three',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3, ENG: 4, PHY: 8.5, MAT: 7, MEP_M2: 7 },
    total: 29.5,
  },
  {
    code: 'JS4550',
    shows: 'BIO or CHE × 1.5 among them',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3, ENG: 4 * 1.5, MAT: 7, CHE: 5.5 * 1.5, PHY: 8.5 },
    total: 32.75,
  },
]);

goldenScores('CUHK: one subject of a pool is weighted', [
  {
    code: 'JS4252',
    shows: 'of PHY, M2 and CHE only PHY takes 1.5',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7 * 2, PHY: 8.5 * 1.5, ENG: 4 * 2, MEP_M2: 7, CHE: 5.5 },
    total: 47.25,
  },
  {
    code: 'JS4276',
    shows: 'ECO takes 1.5',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 2, CHI: 7, MAT: 3 * 2, ECO: 4 * 1.5, CHH: 5.5 },
    total: 41.5,
  },
  {
    code: 'JS4238',
    shows: 'PHY takes 1.25 beside the formula’s own weights',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 8.5 * 1.25, MAT: 7 * 1.5, MEP_M2: 7 * 1.5, CHE: 5.5, ENG: 4 * 1.25 },
    total: 42.125,
  },
  {
    code: 'JS4460',
    shows: 'MAT takes 1.5, M2 5 does not',
    grades: { ...SCIENCE_PUPIL, MEP_M2: '5' },
    counted: { PHY: 8.5 * 1.5, MAT: 7 * 1.5, CHE: 5.5 * 1.5, ENG: 4 * 1.5, MEP_M2: 5.5 },
    total: 43,
  },
  {
    code: 'JS4513',
    shows: 'PHY takes 1.2, CHE does not',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 8.5 * 1.2, MAT: 7, MEP_M2: 7, CHE: 5.5, ENG: 4 },
    total: 33.7,
  },
  {
    code: 'JS4537',
    shows: 'CHE takes 1.5',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7 * 1.5, PHY: 8.5, CHE: 5.5 * 1.5, MEP_M2: 7, ENG: 4 * 1.5 },
    total: 40.25,
  },
  {
    code: 'JS4760',
    shows: 'ECO takes 1.5',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5, CHI: 7, ECO: 4 * 1.5, CHH: 5.5, MAT: 3 * 1.5 },
    total: 31.5,
  },
]);

goldenScores('CUHK: two pools', [
  {
    code: 'JS4361',
    shows: 'ENG 4 × 1.5 before BIO, CHE as it is',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7 * 2, MEP_M2: 7 * 2, PHY: 8.5 * 1.5, ENG: 4 * 1.5, CHE: 5.5 },
    total: 52.25,
  },
  {
    code: 'JS4361',
    shows: 'of CHI and ENG the better one is weighted; the M1/M2 slot stays empty',
    grades: ARTS_PUPIL,
    counted: { MAT: 3 * 2, ENG: 8.5 * 1.5, CHI: 7, ECO: 4 * 1.5 },
    total: 31.75,
  },
]);

goldenScores('CUHK JS4601: at most three subjects keep their extra weight', [
  {
    code: 'JS4601',
    shows: 'PHY, M2 and CHE keep 2; MAT and ENG count once',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 8.5 * 2, MEP_M2: 7 * 2, CHE: 5.5 * 2, MAT: 7, ENG: 4 },
    total: 53,
  },
  {
    code: 'JS4601',
    shows: 'ENG 5** × 1.5, PHY and BIO × 2 are three; GEO is left out',
    grades: pupil({ chi: '5*', eng: '5**', mat: '5', phy: '4', bio: '3', geo: '3' }),
    counted: { ENG: 8.5 * 1.5, PHY: 4 * 2, CHI: 7, BIO: 3 * 2, MAT: 5.5 },
    total: 39.25,
  },
]);

goldenScores('CUHK JS4501 and JS4502: half of M1/M2 for half of the worst', [
  {
    code: 'JS4501',
    shows: 'M2 6 is better than BIO 2: half of each',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3, ENG: 4, MAT: 6, CHE: 5, PHY: 7, BIO: 2 / 2, MEP_M2: 6 / 2 },
    total: 29,
  },
  {
    code: 'JS4501',
    shows: 'M1 4 is no better than the worst: not counted',
    grades: pupil({ chi: '5', eng: '5', mat: '5*', bio: '5**', che: '5*', phy: '5', m1: '4' }),
    counted: { CHI: 5, ENG: 5, MAT: 6, BIO: 7, CHE: 6, PHY: 5 },
    total: 34,
  },
  {
    code: 'JS4502',
    shows: 'M1 7 and PHY 5: half of each',
    grades: pupil({ chi: '5**', eng: '5**', mat: '5*', bio: '5**', che: '5**', phy: '5', m1: '5**' }),
    counted: { CHI: 7, ENG: 7, MAT: 6, BIO: 7, CHE: 7, PHY: 5 / 2, MEP_M1: 7 / 2 },
    total: 40,
  },
  {
    code: 'JS4502',
    shows: 'of M1 and M2 the better one halves in',
    grades: pupil({ chi: '5**', eng: '5*', mat: '5**', bio: '5**', che: '5', phy: '4', m1: '4', m2: '5*' }),
    counted: { CHI: 7, ENG: 6, MAT: 7, BIO: 7, CHE: 5, PHY: 4 / 2, MEP_M2: 6 / 2 },
    total: 37,
  },
]);
