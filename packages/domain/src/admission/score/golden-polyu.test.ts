import { goldenScores } from '../../testing/golden.ts';
import { ARTS_PUPIL, SCIENCE_PUPIL } from '../../testing/pupil.ts';

goldenScores('PolyU: a multiplier for every subject, best five', [
  {
    code: 'JS3003',
    shows: 'languages and Mathematics × 10, sciences × 7',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7 * 10, PHY: 8.5 * 7, MEP_M2: 7 * 7, ENG: 4 * 10, CHE: 5.5 * 7 },
    total: 257,
  },
  {
    code: 'JS3011',
    shows: 'ENG 4 × 10 before CHI 3 × 7',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 8.5 * 10, MAT: 7 * 10, CHE: 5.5 * 10, MEP_M2: 7 * 7, ENG: 4 * 10 },
    total: 299,
  },
  {
    code: 'JS3310',
    shows: 'ECO 4 × 7 before LIE',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 10, CHI: 7 * 7, CHH: 5.5 * 7, ECO: 4 * 7, MAT: 3 * 7 },
    total: 221.5,
  },
]);

goldenScores('PolyU: a tenth of the sixth subject, from 3 points', [
  {
    code: 'JS3000',
    shows: 'CHI 3 adds 0.1 × 7 × 3',
    grades: SCIENCE_PUPIL,
    counted: { PHY: 8.5 * 7, MAT: 7 * 7, MEP_M2: 7 * 7, CHE: 5.5 * 7, ENG: 4 * 7, CHI: 3 * 0.7 },
    total: 226.1,
  },
  {
    code: 'JS3478',
    shows: 'CHI 3 adds 0.1 × 10 × 3',
    grades: SCIENCE_PUPIL,
    counted: { MAT: 7 * 10, MEP_M2: 7 * 10, PHY: 8.5 * 7, CHE: 5.5 * 10, ENG: 4 * 10, CHI: 3 * 1 },
    total: 297.5,
  },
  {
    code: 'JS3007',
    shows: 'LIE 2 is below 3 points: no bonus',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 10, CHI: 7 * 10, CHH: 5.5 * 7, ECO: 4 * 7, MAT: 3 * 7 },
    total: 242.5,
  },
]);

goldenScores('PolyU JS3240: Chinese, English, best three and the bonus', [
  {
    code: 'JS3240',
    shows: 'CHE 5 × 5 left over adds a tenth',
    grades: SCIENCE_PUPIL,
    counted: { CHI: 3 * 10, ENG: 4 * 10, MAT: 7 * 7, PHY: 8.5 * 5, MEP_M2: 7 * 5, CHE: 5.5 * 0.5 },
    total: 199.25,
  },
  {
    code: 'JS3240',
    shows: 'Chinese 1 counts although CHE would be worth more',
    grades: { ...SCIENCE_PUPIL, CHI: '1' },
    counted: { CHI: 1 * 10, ENG: 4 * 10, MAT: 7 * 7, PHY: 8.5 * 5, MEP_M2: 7 * 5, CHE: 5.5 * 0.5 },
    total: 179.25,
  },
]);
