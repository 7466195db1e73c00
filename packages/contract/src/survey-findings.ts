/** The files of survey findings, served at `/asset/stats/{name}.csv`. */
export const SURVEY_FILES = [
  'dse_factors',
  'dse_decision_time',
  'jupas_factors',
  'jupas_decision_time',
] as const;
export type SurveyFile = (typeof SURVEY_FILES)[number];

/** Where a file of survey findings is served. */
export const surveyFilePath = (file: SurveyFile) => `/asset/stats/${file}.csv` as const;

/** The row of `jupas_factors` that is a figure to quote, not a factor: it stays off the chart. */
export const DISSATISFIED_ROW = 'Dissatisfied with first offer';

/**
 * What the product says of the survey in its texts: shares in per cent, importance out of 100. They follow from the
 * files that it ships with, which a test works out again.
 */
export const SURVEY_FIGURES = {
  dissatisfiedPercent: 24,
  enjoyabilityPercent: 49,
  enjoyabilityImportance: 80.86,
  decidedInForm3: 138,
  decidedInForm3Percent: 67,
} as const;
