import { goldenScores } from '../../testing/golden.ts';
import { ARTS_PUPIL, pupil, SCIENCE_PUPIL } from '../../testing/pupil.ts';

goldenScores('HKUST science: two named sciences and a sixth-subject bonus', [
  {
    code: 'JS5101',
    shows: 'all weights 1, bonus 0.25 × CHI',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4, MAT: 7, PHY: 8.5, MEP_M2: 7, CHE: 5.5, CHI: 3 * 0.25 },
    total: 32.75,
  },
  {
    code: 'JS5102',
    shows: 'PHY and M2 × 2, CHE free',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 1.5, MAT: 7, PHY: 8.5 * 2, MEP_M2: 7 * 2, CHE: 5.5, CHI: 3 * 0.375 },
    total: 50.625,
  },
  {
    code: 'JS5103',
    shows: 'CHE × 2 gains 5.5 and PHY × 1.5 gains 4.25; M2 free',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 1.5, MAT: 7, CHE: 5.5 * 2, PHY: 8.5 * 1.5, MEP_M2: 7, CHI: 3 * 0.375 },
    total: 44.875,
  },
]);

goldenScores('HKUST engineering: ENG × 2, MAT × 2, a science, an extended part', [
  {
    code: 'JS5212',
    shows: 'PHY × 2, M2 × 2, CHE free, bonus 0.45 × CHI',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, PHY: 8.5 * 2, MEP_M2: 7 * 2, CHE: 5.5, CHI: 3 * 0.45 },
    total: 59.85,
  },
  {
    code: 'JS5240',
    shows: 'PHY 5* × 2 + ICT 5** is more than ICT 5** × 1.5 + PHY 5*',
    grades: pupil({ chi: '3', eng: '5', mat: '5', phy: '5*', ict: '5**', eco: '4' }),
    counted: { ENG: 5.5 * 2, MAT: 5.5 * 2, PHY: 7 * 2, ICT: 8.5, ECO: 4, CHI: 3 * 0.45 },
    total: 49.85,
  },
  {
    code: 'JS5220',
    shows: 'three sciences × 2, bonus 0.5 × CHI',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, PHY: 8.5 * 2, MEP_M2: 7 * 2, CHE: 5.5 * 2, CHI: 3 * 0.5 },
    total: 65.5,
  },
  {
    code: 'JS5270',
    shows: 'M2 × 1.5, bonus 0.425 × CHI',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, PHY: 8.5 * 2, MEP_M2: 7 * 1.5, CHE: 5.5, CHI: 3 * 0.425 },
    total: 56.275,
  },
  {
    code: 'JS5901',
    shows: 'PHY × 2, M2 × 1.5, bonus 0.425 × CHI',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, PHY: 8.5 * 2, MEP_M2: 7 * 1.5, CHE: 5.5, CHI: 3 * 0.425 },
    total: 56.275,
  },
]);

goldenScores('HKUST business: ENG × 2, MAT × 2 and the best three', [
  {
    code: 'JS5300',
    shows: 'bonus 0.35 × LIE',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 2, MAT: 3 * 2, CHI: 7, CHH: 5.5, ECO: 4, LIE: 2 * 0.35 },
    total: 40.2,
  },
  {
    code: 'JS5311',
    shows: 'bonus 0.35 × CHI',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, PHY: 8.5, MEP_M2: 7, CHE: 5.5, CHI: 3 * 0.35 },
    total: 44.05,
  },
  {
    code: 'JS5412',
    shows: 'M2 × 1.5 among the three',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, PHY: 8.5, MEP_M2: 7 * 1.5, CHE: 5.5, CHI: 3 * 0.375 },
    total: 47.625,
  },
  {
    code: 'JS5813',
    shows: 'M2 × 2 with PHY free is more than PHY × 1.5 with M2 free',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, MEP_M2: 7 * 2, PHY: 8.5, CHE: 5.5, CHI: 3 * 0.4 },
    total: 51.2,
  },
  {
    code: 'JS5811',
    shows: 'CHE × 1.5 named',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, CHE: 5.5 * 1.5, PHY: 8.5, MEP_M2: 7, CHI: 3 * 0.375 },
    total: 46.875,
  },
]);

goldenScores('HKUST: the better of two formulas', [
  {
    code: 'JS5312',
    shows: 'the one with PHY × 1.5',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, MAT: 7 * 2, PHY: 8.5 * 1.5, MEP_M2: 7, CHE: 5.5, CHI: 3 * 0.375 },
    total: 48.375,
  },
  {
    code: 'JS5331',
    shows: 'the one with ECO 4 × 1.5',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 2, MAT: 3 * 2, CHI: 7, CHH: 5.5, ECO: 4 * 1.5, LIE: 2 * 0.375 },
    total: 42.25,
  },
  {
    code: 'JS5331',
    shows: 'the plain one: none of the listed subjects was taken',
    grades: pupil({ chi: '5*', eng: '5**', mat: '3', chh: '5', his: '4', lie: '2' }),
    counted: { ENG: 8.5 * 2, MAT: 3 * 2, CHI: 7, CHH: 5.5, HIS: 4, LIE: 2 * 0.375 },
    total: 40.25,
  },
  {
    code: 'JS5822',
    shows: 'the plain one: HIS 4 is more than ECO 2 × 1.5',
    grades: pupil({ chi: '5*', eng: '5**', mat: '3', chh: '5', his: '4', eco: '2' }),
    counted: { ENG: 8.5 * 2, MAT: 3 * 2, CHI: 7, CHH: 5.5, HIS: 4, ECO: 2 * 0.375 },
    total: 40.25,
  },
]);

goldenScores('HKUST JS5411: English and Chinese', [
  {
    code: 'JS5411',
    shows: 'bonus 0.325 × LIE',
    grades: ARTS_PUPIL,
    counted: { ENG: 8.5 * 2, CHI: 7 * 1.5, CHH: 5.5, ECO: 4, MAT: 3, LIE: 2 * 0.325 },
    total: 40.65,
  },
  {
    code: 'JS5411',
    shows: 'the bonus is the best subject left over: CHE 5',
    grades: SCIENCE_PUPIL,
    counted: { ENG: 4 * 2, CHI: 3 * 1.5, PHY: 8.5, MAT: 7, MEP_M2: 7, CHE: 5.5 * 0.325 },
    total: 36.7875,
  },
]);
