import { goldenScores } from '../../testing/golden.ts';
import { ARTS_PUPIL, pupil, SCIENCE_PUPIL } from '../../testing/pupil.ts';

goldenScores('HKBU, Lingnan, EdUHK, HKMU, HSU, HKSYU: best five on the 7-point scale', [
  {
    code: 'JS2020',
    shows: 'CHI and BIO are left out',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 7, MAT: 6, MEP_M2: 6, CHE: 5, ENG: 4 },
    total: 28,
  },
  {
    code: 'JSSH01',
    shows: 'LIE is left out',
    grades: ARTS_PUPIL,
    counted: { ENG: 7, CHI: 6, CHH: 5, ECO: 4, MAT: 3 },
    total: 25,
  },
  {
    code: 'JS9009',
    shows: 'Category B and C may count too, but cannot be entered',
    grades: ARTS_PUPIL,
    counted: { ENG: 7, CHI: 6, CHH: 5, ECO: 4, MAT: 3 },
    total: 25,
  },
]);

goldenScores('HKBU, Lingnan, EdUHK, HKMU: best five, weighted', [
  {
    code: 'JS2410',
    shows: 'CHI 3 × 1.5 is less than M2 6',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 7, CHE: 5 * 1.25, MAT: 6, MEP_M2: 6, ENG: 4 * 1.5 },
    total: 31.25,
  },
  {
    code: 'JS7133',
    shows: 'both languages × 1.5',
    grades: ARTS_PUPIL,
    counted: { ENG: 7 * 1.5, CHI: 6 * 1.5, CHH: 5, ECO: 4, MAT: 3 },
    total: 31.5,
  },
  {
    code: 'JS8702',
    shows: 'PHY 7 × 1.1 before MAT 6 × 1.2',
    grades: SCIENCE_PUPIL,
    counted: { CHE: 5 * 1.6, PHY: 7 * 1.1, MAT: 6 * 1.2, MEP_M2: 6 * 1.2, ENG: 4 },
    total: 34.1,
  },
  {
    code: 'JS9011',
    shows: 'Chinese × 2',
    grades: ARTS_PUPIL,
    counted: { CHI: 6 * 2, ENG: 7, CHH: 5, ECO: 4, MAT: 3 },
    total: 31,
  },
]);

goldenScores('TWC: best five, CSD attained is worth 2', [
  {
    code: 'JSST01',
    shows: 'CSD is the fifth',
    grades: pupil({ chi: '3', eng: '3', mat: '2', bio: '3', csd: 'Attained' }),
    counted: { CHI: 3, ENG: 3, BIO: 3, MAT: 2, CSD: 2 },
    total: 13,
  },
  {
    code: 'JSST02',
    shows: 'CSD before Mathematics 1',
    grades: pupil({ chi: '3', eng: '4', mat: '1', bio: '3', che: '2', csd: 'Attained' }),
    counted: { ENG: 4, CHI: 3, BIO: 3, CHE: 2, CSD: 2 },
    total: 14,
  },
  {
    code: 'JSST01',
    shows: 'CSD failed is worth nothing',
    grades: pupil({ chi: '3', eng: '3', mat: '2', bio: '3', csd: 'Failed' }),
    counted: { CHI: 3, ENG: 3, BIO: 3, MAT: 2 },
    total: 11,
  },
  {
    code: 'JSST03',
    shows: 'CSD is left out where five are better',
    grades: ARTS_PUPIL,
    counted: { ENG: 7, CHI: 6, CHH: 5, ECO: 4, MAT: 3 },
    total: 25,
  },
]);

goldenScores('THEi: Chinese, English, Mathematics, CSD and one elective', [
  {
    code: 'JSSV01',
    shows: 'PHY is the elective',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3, ENG: 4, MAT: 6, CSD: 2, PHY: 7 },
    total: 22,
  },
  {
    code: 'JSSV02',
    shows: 'CHH is the elective',
    grades: ARTS_PUPIL,
    counted: { CHI: 6, ENG: 7, MAT: 3, CSD: 2, CHH: 5 },
    total: 23,
  },
  {
    code: 'JSSV03',
    shows: 'CSD not entered counts as attained',
    grades: pupil({ chi: '4', eng: '4', mat: '4', eco: '4' }),
    counted: { CHI: 4, ENG: 4, MAT: 4, CSD: 2, ECO: 4 },
    total: 18,
  },
]);

goldenScores('SFU: the better of M1 and M2 counts, in JSSA01 and JSSA03 as well', [
  {
    code: 'JSSA01',
    shows: 'M2 6 is counted, CHI 3 is not',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 7, MAT: 6, MEP_M2: 6, CHE: 5, ENG: 4 },
    total: 28,
  },
  {
    code: 'JSSA03',
    shows: 'one of M1 and M2',
    grades: pupil({ chi: '4', eng: '3', mat: '5', m1: '5**', m2: '5**', bio: '2', ict: '3' }),
    counted: { MEP_M1: 7, MAT: 5, CHI: 4, ENG: 3, ICT: 3 },
    total: 22,
  },
  {
    code: 'JSSA02',
    shows: 'the science pupil',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 7, MAT: 6, MEP_M2: 6, CHE: 5, ENG: 4 },
    total: 28,
  },
]);

goldenScores('HKCHU: Chinese, English, Mathematics and the best elective', [
  {
    code: 'JSSC02',
    shows: 'the science pupil',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3, ENG: 4, MAT: 6, PHY: 7 },
    total: 20,
  },
  {
    code: 'JSSC02',
    shows: 'the arts pupil',
    grades: ARTS_PUPIL,
    counted: { CHI: 6, ENG: 7, MAT: 3, CHH: 5 },
    total: 21,
  },
]);

goldenScores('UOWCHK: formula not published, plain best five', [
  {
    code: 'JSSW01',
    shows: 'the science pupil',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 7, MAT: 6, MEP_M2: 6, CHE: 5, ENG: 4 },
    total: 28,
  },
  {
    code: 'JSSW02',
    shows: 'the arts pupil',
    grades: ARTS_PUPIL,
    counted: { ENG: 7, CHI: 6, CHH: 5, ECO: 4, MAT: 3 },
    total: 25,
  },
]);
