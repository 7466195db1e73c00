import type {
  AdmissionDocument,
  CatalogueFile,
  FormulaRow,
  InterviewArrangement,
  ProgrammeRow,
} from '@lodestar/domain';

export const SAMPLE_FORMULA: FormulaRow = {
  year: 2025,
  terms: [{ n: 5, from: null, w: 1, weights: null }],
  alternatives: null,
  weights: {},
  weight_pools: [],
  max_weighted: null,
  bonus: [],
  rules: [],
};

export const SAMPLE_ELECTIVE = { count: 1, any_of: ['BIO'], level: '3', excl: [] };

export const SAMPLE_INTERVIEW: InterviewArrangement = {
  kind: 'selective',
  forms: ['groupInterview'],
  rounds: ['afterResults'],
  band_a: 'preferred',
  general: false,
  note: null,
};

export const SAMPLE_DOCUMENT: AdmissionDocument = {
  kind: 'portfolio',
  need: 'required',
  text: { en: 'portfolio', tc: '作品集', sc: '作品集' },
};

function sampleRow(code: string): ProgrammeRow {
  return {
    code,
    short_name: 'BSc',
    full_title_en: 'Bachelor of Science',
    full_title_cn: '理學士',
    full_title_sc: '理学士',
    institution: 'HKU',
    category: 'science',
    funding: 'UGC',
    study_level: "Bachelor's Degree",
    duration: '4 years',
    intake: 100,
    intake_note: null,
    intake_shared_with: null,
    interview: null,
    url: 'https://www.example.hk/bsc',
    jupas_url: null,
    score_uq: 32,
    score_md: 30,
    score_lq: 29,
    score_mean: null,
    score_year: 2025,
    score_basis: '2025 entry',
    printed_out_of_order: false,
    formula_matches_scores: true,
    formula_changed: false,
    expected_score: null,
    stats_apply: [[2025, 40, 30, 20, 10, 0, 100]],
    stats_offer: [[2025, 8, 2, 0, 0, 0, 10]],
    new_prog: null,
    score_scale: '8.5',
    counted_subjects: 5,
    formula_text: 'Best 5',
    formula: SAMPLE_FORMULA,
    coming_weights: null,
    applied_learning_weights: null,
    requirements: { CHI: '3', ENG: '3', MAT: '2', CSD: 'A' },
    elective_requirements: [[SAMPLE_ELECTIVE]],
    notes: [],
    source: { scores: 'score-sheet-2025' },
  };
}

/** A valid file of two programmes, JS6901 and JS6902. */
export const SAMPLE_CATALOGUE: CatalogueFile = {
  format: 1,
  collection: 'Programmes_2026',
  entry_year: 2026,
  sources: { 'score-sheet-2025': { name: 'Score sheet, 2025 entry', year: 2025, link: null } },
  programmes: [sampleRow('JS6901'), sampleRow('JS6902')],
};
