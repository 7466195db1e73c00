export * from './ability/ability-row.ts';
export * from './ability/answer-level.ts';
export * from './ability/area.ts';
export * from './ability/dimension.ts';
export {
  LADDER_LENGTH,
  type LadderFault,
  ladderFaults,
  WEIGHT_TIERS,
} from './ability/ladder.ts';
export * from './ability/leading-areas.ts';
export * from './ability/match.ts';
export * from './ability/score-ability.ts';
export * from './ability/test-state.ts';
export * from './admission/admission-curve.ts';
export {
  type Catalogue,
  type CatalogueEntry,
  openCatalogue,
  openingCatalogue,
  toTwoDecimals,
} from './admission/catalogue.ts';
export * from './admission/classification.ts';
export * from './admission/classify.ts';
export type { CurveAnchor } from './admission/curve-shape.ts';
export * from './admission/derive-programme.ts';
export * from './admission/figures.ts';
export * from './admission/programme.ts';
export * from './admission/programme-row.ts';
export * from './admission/programme-title.ts';
export { referenceScore } from './admission/quartiles.ts';
export * from './admission/recommend.ts';
export { checkRequirements } from './admission/requirement.ts';
export * from './admission/saved-work.ts';
export { subjectsOf } from './admission/score/counted-points.ts';
export { formulaTakes } from './admission/score/plan.ts';
export * from './admission/search/either-script.ts';
export { TRADITIONAL_TO_SIMPLIFIED } from './admission/search/fold.generated.ts';
export { normaliseText } from './admission/search/normalise.ts';
export * from './admission/search/search.ts';
export * from './admission/selection.ts';
export * from './counsellor/answer-checker.ts';
export * from './counsellor/context.ts';
export { type Balance, evidenceIn, stretches, weigh } from './counsellor/crisis/balance.ts';
export { PLACES } from './counsellor/crisis/evidence.ts';
export * from './counsellor/crisis.ts';
export * from './counsellor/follow-ups.ts';
export * from './counsellor/grounds.ts';
export * from './counsellor/guide-answer.ts';
export * from './counsellor/order-advice.ts';
export * from './counsellor/parse-tool-call.ts';
export * from './counsellor/run-tool.ts';
export type { ProgrammeBrief, ReferenceKind, Standing } from './counsellor/standing.ts';
export * from './counsellor/tool-call.ts';
export * from './counsellor/tool-descriptions.ts';
export type * from './counsellor/tool-result.ts';
export * from './counsellor/understand.ts';
export * from './counsellor/understanding.ts';
export * from './counsellor/what-if.ts';
export * from './fill-text.ts';
export * from './grades/grade.ts';
export * from './grades/plain-scores.ts';
export * from './grades/points.ts';
export {
  fromSavedScores,
  gradeEntries,
  type ReadSavedScores,
  readSavedScores,
  type SavedScores,
  savedScoresOf,
  scoreTableOf,
  toSavedScores,
} from './grades/saved-scores.ts';
export * from './grades/score-table.ts';
export * from './grades/subject.ts';
export * from './grades/user-scores.ts';
export { DIMENSION_PAIRS, EVEN_LEVELS, type ProfileShape, profileShape } from './report/profile-shape.ts';
export {
  abilityRecommendation,
  type Recommendation,
  type RecommendationFinding,
} from './report/recommendation.ts';
export * from './report/recommendation-texts.ts';
export * from './report/render-recommendation.ts';
export * from './report/title.ts';
export { analyseTrajectory } from './trajectory/analysis/analyse-trajectory.ts';
export { renderAnalysis } from './trajectory/analysis/render-analysis.ts';
export * from './trajectory/apply-command.ts';
export * from './trajectory/drafts.ts';
export * from './trajectory/event-year.ts';
export * from './trajectory/layout/in-view.ts';
export { layoutTrajectory } from './trajectory/layout/layout-trajectory.ts';
export * from './trajectory/layout/map-layout.ts';
export { WIDE_FROM } from './trajectory/layout/measures.ts';
export { type Direction, neighbourOf } from './trajectory/layout/neighbour.ts';
export * from './trajectory/limits.ts';
export * from './trajectory/merge-trajectories.ts';
export * from './trajectory/missing-events.ts';
export * from './trajectory/read-trajectory.ts';
export { isSameTrajectory } from './trajectory/same-entry.ts';
export * from './trajectory/trajectory.ts';
export * from './trajectory/undo.ts';
