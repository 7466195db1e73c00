export {
  type AreasFile,
  areasFileSchema,
  validateAreas,
} from './ability/areas.ts';
export type { FileVerdict } from './ability/judged-file.ts';
export {
  type PresetSubjectsFile,
  presetSubjectSchema,
  presetSubjectsFileSchema,
  validatePresetSubjects,
} from './ability/preset-subjects.ts';
export {
  type ProgrammeDataFile,
  programmeDataFileSchema,
  programmeProfileSchema,
  validateProgrammeData,
} from './ability/programme-data.ts';
export { recommendationTextsSchema } from './ability/recommendation-texts.ts';
export {
  STATEMENT_COUNT,
  type Statement,
  type StatementsFile,
  statementsFileSchema,
  validateStatements,
} from './ability/statements.ts';
