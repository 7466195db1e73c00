import type { FormulaFootnote, FormulaRule, ProgrammeNote } from '@lodestar/domain';
import type { Facts } from './facts.ts';

/** What each sentence about a formula in the collected facts is called in the program. */
const NAMES: Readonly<Record<string, FormulaRule | FormulaFootnote>> = {
  'position-2 weights apply to the elective counted second': 'secondElectiveWeights',
  'MAT and M1/M2 count as one subject': 'mathematicsCountsOnce',
  'M1/M2 is not one of the six; if its points exceed the worst counted subject, that subject becomes half its own points plus half the M1/M2 points':
    'halfExtendedReplacement',
  'needs total above 40 in six graded subjects with 5** in any four': 'sixAboveFortyWithFourTopGrades',
  '2026 entry weights only the best one of the listed subjects': 'comingYearWeightsBestOnly',
  'weights are points multipliers of 3 to 10 for every subject, not around 1; Category A subject not listed has no published weight':
    'listedWeightsOnly',
  'may include M1/M2 or a Category C subject, whichever is higher': 'extendedOrCategoryC',
  'may include M1/M2 and a Category C subject': 'extendedAndCategoryC',
  'Category A subjects and M1/M2 only': 'categoryAAndExtendedOnly',
  'Category A, B and C subjects may count': 'otherCategoriesMayCount',
  'Category A subjects only': 'categoryAOnly',
  'published profile totals CHI, ENG, MAT and best elective (four subjects)': 'fourSubjectProfile',
  'CSD attained counts as 2': 'csdCountsAsTwo',
  'five subjects CHI, ENG, MAT, CSD (attained = 2) and one elective': 'csdCountsAsTwo',
};

/** Names every sentence; an unknown one stops the preparation rather than being lost. */
export function nameRules(code: string, sentences: readonly string[]): (FormulaRule | FormulaFootnote)[] {
  return sentences.map((sentence) => {
    const name = NAMES[sentence];
    if (name === undefined) throw new Error(`${code}: no rule is named for "${sentence}"`);
    return name;
  });
}

/** What each remark on a row in the collected facts is called; null: the row says it by a field of its own. */
const REMARKS: Readonly<Record<string, ProgrammeNote | null>> = {
  'PolyU prints median 178 below lower quartile 190 (mean 200): the median is left out, the mean is the reference':
    'printedMedianLeftOut',
  'PolyU prints lower quartile 279.5 above median 278 (mean 285.6); kept as printed': null,
  "DAT as the science/technology elective: HKUST's own 2026 sheet and calculator accept it, the JUPAS page does not list it":
    'designTechnologyByInstitution',
  'SFU writes Category A only and does not mention M1/M2; counted here because the Extended Part belongs to a Category A subject':
    'extendedPartTakenAsCategoryA',
};

type Remarks = Pick<Facts, 'code' | 'score_note' | 'requirements_note'> & {
  readonly formula: Pick<NonNullable<Facts['formula']>, 'rules_note'> | null;
};

/** Names every remark on a row; an unknown one stops the preparation rather than being lost. */
export function nameRemarks({ code, score_note, requirements_note, formula }: Remarks): ProgrammeNote[] {
  return [score_note, requirements_note, formula?.rules_note].flatMap((remark) => {
    if (remark === undefined) return [];
    const name = REMARKS[remark];
    if (name === undefined) throw new Error(`${code}: no note is named for "${remark}"`);
    return name === null ? [] : [name];
  });
}
