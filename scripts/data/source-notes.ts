import type { SourceGroup, SourceNote } from '@lodestar/domain';
import type { Facts } from './facts.ts';

const JUPAS = 'https://www.jupas.edu.hk/';

/** Every document a figure was read from, by the id that the rows use. */
export const SOURCE_NOTES = {
  'jupas-catalogue-2026': { name: 'JUPAS programme catalogue, 2026 entry', year: 2026, link: JUPAS },
  'jupas-requirements-2026': {
    name: 'Entrance requirements on the JUPAS programme page, 2026 entry',
    year: 2026,
    link: JUPAS,
  },
  'jupas-scores-2025': { name: 'JUPAS Admissions Scores, 2025 entry', year: 2025, link: JUPAS },
  'jupascal-scores-2024': {
    name: 'Admission scores of 2024 entry as collected in the JUPASCal 2025 workbook',
    year: 2024,
    link: null,
  },
  'jupas-statistics-2025': {
    name: 'JUPAS applications and offers by band, to 2025',
    year: 2025,
    link: JUPAS,
  },
  'jupas-statistics-2024': {
    name: 'JUPAS applications and offers by band, to 2024',
    year: 2024,
    link: JUPAS,
  },
  'cityu-formula-2026': { name: 'CityU score calculator, 2026 entry', year: 2026, link: null },
  'cuhk-formula-2025': { name: 'CUHK Admission Grades 2025', year: 2025, link: null },
  'cuhk-formula-2026': { name: 'CUHK admission document, 2026 entry', year: 2026, link: null },
  'hku-formula-2025': {
    name: 'HKU pages of the JUPAS Admissions Scores, 2025 entry',
    year: 2025,
    link: null,
  },
  'hku-formula-2026': { name: 'HKU admission page, 2026 entry', year: 2026, link: null },
  'hkust-formula-2026': { name: 'HKUST score calculator, 2026 entry', year: 2026, link: null },
  'hkust-requirements-2026': { name: 'HKUST requirements sheet, 2026 entry', year: 2026, link: null },
  'polyu-formula-2025': { name: 'PolyU subject weightings, 2025 entry', year: 2025, link: null },
  'polyu-formula-2026': { name: 'PolyU subject weightings, 2026 entry', year: 2026, link: null },
  'institution-formula-2025': { name: 'Score sheet of the institution, 2025 entry', year: 2025, link: null },
  'cuhk-interview-2025': { name: 'CUHK Interview Arrangement 2025', year: 2025, link: null },
  'hku-interview-2026': { name: 'HKU admission page, 2026 entry', year: 2026, link: null },
  'hku-programme-interview-2026': { name: 'HKU programme page, 2026 entry', year: 2026, link: null },
  'hkust-interview-2026': { name: 'HKUST entrance requirements, 2026 entry', year: 2026, link: null },
  'jupas-interview-2026': { name: 'Note on the JUPAS programme page, 2026 entry', year: 2026, link: JUPAS },
  'jupascal-interview-2025': {
    name: 'Interview notes of 2025 entry as collected in the JUPASCal 2025 workbook',
    year: 2025,
    link: null,
  },
  'eduhk-duration-2026': { name: 'EdUHK entrance requirements, 2026 entry', year: 2026, link: null },
  'jupas-duration-2026': { name: 'Text of the JUPAS programme page, 2026 entry', year: 2026, link: JUPAS },
} as const satisfies Readonly<Record<string, SourceNote>>;

export type SourceId = keyof typeof SOURCE_NOTES;
export type RowSource = Partial<Record<SourceGroup, SourceId>>;

const FORMULA: Readonly<Record<string, Readonly<Record<number, SourceId>>>> = {
  'CityU 2026 calculator data': { 2026: 'cityu-formula-2026' },
  'CUHK Admission-Grades-2025.pdf (own parse)': { 2025: 'cuhk-formula-2025', 2026: 'cuhk-formula-2026' },
  'af_2025_JUPAS.pdf HKU pages (own tabulation)': { 2025: 'hku-formula-2025', 2026: 'hku-formula-2026' },
  'HKUST 2026 calculator data': { 2026: 'hkust-formula-2026' },
  "HKUST 2026 requirements sheet (science ×2); the calculator's own maximum of 8.5 units agrees": {
    2026: 'hkust-requirements-2026',
  },
  'PolyU 2025/2026 subject-weighting PDFs': { 2025: 'polyu-formula-2025', 2026: 'polyu-formula-2026' },
  '2025 score sheet of the institution': { 2025: 'institution-formula-2025' },
};

const INTERVIEW: Readonly<Record<string, SourceId>> = {
  'CUHK Interview-Arrangement-2025.pdf (2025 entry)': 'cuhk-interview-2025',
  'HKU 2026 entry page lists interview performance among other factors considered': 'hku-interview-2026',
  'HKU programme page 2026: individual interview required': 'hku-programme-interview-2026',
  'JUPASCal 2025 workbook: interview performance among other factors (2025 entry)': 'jupascal-interview-2025',
  'JUPASCal 2025 workbook (2025 entry)': 'jupascal-interview-2025',
  'HKUST 2026 requirements PDF, "^ Interview is compulsory"': 'hkust-interview-2026',
  'JUPAS page note 2026': 'jupas-interview-2026',
  'JUPAS page note 2026 (interview and practical test/portfolio)': 'jupas-interview-2026',
};

const DURATION: Readonly<Record<string, SourceId>> = {
  'programme text on its JUPAS page (as captured in hkm67 jupas_programme_details_2026.json)':
    'jupas-duration-2026',
  'EdUHK 2026 entrance-requirements PDF section heading': 'eduhk-duration-2026',
};

function named(code: string, group: string, text: string | null, id: SourceId | undefined): SourceId {
  if (id === undefined) throw new Error(`${code}: no source is named for the ${group} text "${text}"`);
  return id;
}

/** The document the formula was read from. */
export function formulaSource(facts: Facts): SourceId {
  const text = facts.source.formula;
  return named(facts.code, 'formula', text, text === null ? undefined : FORMULA[text]?.[facts.formula_year]);
}

/** The document the interview note was read from. */
export function interviewSource(facts: Facts): SourceId {
  const text = facts.source.interview;
  return named(facts.code, 'interview', text, text === null ? undefined : INTERVIEW[text]);
}

/** The document the duration was read from. */
export function durationSource(facts: Facts): SourceId {
  const text = facts.source.duration;
  return named(facts.code, 'duration', text, text === null ? undefined : DURATION[text]);
}
