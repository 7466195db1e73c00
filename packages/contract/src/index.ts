export * from './ability-data.ts';
export * from './account/agreement.ts';
export * from './account/choices.ts';
export * from './account/fields.ts';
export * from './account/limits.ts';
export * from './account/new-account.ts';
export * from './account/profile.ts';
export * from './account/trajectory.ts';
export * from './account/user.ts';
export * from './account.ts';
export * from './admin.ts';
export * from './admission.ts';
export * from './advice.ts';
export {
  fieldsFileSchema,
  flexibleAdmissionFileSchema,
  otherSubjectsFileSchema,
  scoreHistoryFileSchema,
} from './advice-files.ts';
export * from './body-sizes.ts';
export * from './catalogue-file.ts';
export { chanceFitsFileSchema, chancesCall } from './chances.ts';
export * from './classification.ts';
export * from './database.ts';
export * from './disciplines-file.ts';
export * from './each-language.ts';
export * from './eddy/chat.ts';
export * from './eddy/limits.ts';
export * from './eddy.ts';
export * from './endpoint.ts';
export * from './error-body.ts';
export * from './errors.ts';
export type * from './file-complaint.ts';
export * from './generation.ts';
export * from './insights.ts';
export * from './knowledge-file.ts';
export { findingBody } from './list-finding.ts';
export * from './lists.ts';
export * from './page-slots.ts';
export * from './programme.ts';
export * from './programmes.ts';
export * from './routes.ts';
export * from './saved-work.ts';
export * from './second-factor.ts';
export * from './security-actors.ts';
export * from './security-log.ts';
export * from './stages.ts';
export * from './support.ts';
export * from './support-limits.ts';
export * from './survey-findings.ts';
export * from './system.ts';
