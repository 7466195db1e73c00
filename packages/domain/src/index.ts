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
export * from './ability/spread-matches.ts';
export * from './ability/test-state.ts';
export * from './admission/admission-curve.ts';
export {
  type Catalogue,
  type CatalogueEntry,
  openCatalogue,
  toTwoDecimals,
} from './admission/catalogue.ts';
export * from './admission/classification.ts';
export * from './admission/classify.ts';
export type { CurveAnchor } from './admission/curve-shape.ts';
export * from './admission/derive-programme.ts';
export * from './admission/figures.ts';
export * from './admission/minimum.ts';
export { openingYear, type YearInColumns } from './admission/opening-year.ts';
export * from './admission/programme.ts';
export * from './admission/programme-row.ts';
export * from './admission/programme-title.ts';
export { type ReferenceKind, referenceKind, referenceScore } from './admission/quartiles.ts';
export * from './admission/recommend.ts';
export { checkRequirements } from './admission/requirement.ts';
export * from './admission/saved-work.ts';
export { formulaTakes } from './admission/score/plan.ts';
export { ruleEffects } from './admission/score/rule-effects.ts';
export * from './admission/score-basis.ts';
export * from './admission/search/either-script.ts';
export { TRADITIONAL_TO_SIMPLIFIED } from './admission/search/fold.generated.ts';
export { type CharacterFold, normaliseText } from './admission/search/normalise.ts';
export type { Found } from './admission/search/ranking.ts';
export * from './admission/search/search.ts';
export { slipsForgiven, slipsToPrefix } from './admission/search/slips.ts';
export * from './admission/selection.ts';
export * from './admission/shared-movement.ts';
export {
  type AdmissionDocument,
  DOCUMENT_KINDS,
  DOCUMENT_NEEDS,
  type DocumentKind,
  DURATION_BASES,
  type FactText,
  INTERVIEW_KINDS,
  INTERVIEW_ROUNDS,
  type InterviewArrangement,
  type InterviewKind,
  type PublishedInterview,
  publishedInterview,
  RETAKE_PENALTIES,
  RETAKE_RULES,
  type RetakePenalty,
  type RetakeRule,
  SELECTION_FORMS,
  type SelectionForm,
  type StatedStudyFacts,
  type StudyFacts,
  SUBSIDY_SCHEMES,
} from './admission/study-facts.ts';
export {
  ANY_ELECTIVE,
  type SubjectChoice,
  subjectChoice,
  takesAnyElective,
} from './admission/subject-choice.ts';
export { checkList } from './advice/check-list.ts';
export { FINDING_IDS, type FindingId, type ListFinding, STALE_KINDS } from './advice/checks/finding.ts';
export {
  type Comparison,
  type ComparisonRow,
  compareProgrammes,
  FEWEST_COMPARED,
  MOST_COMPARED,
} from './advice/compare-programmes.ts';
export type { ComparedValues } from './advice/comparison-rows.ts';
export { ALL_MUST_HOLD, FACETS, type Facet, FEE_STEPS, feeToPay } from './advice/facets.ts';
export { type FieldGuide, openFieldGuide } from './advice/field-guide.ts';
export { type FieldNames, openFieldNames } from './advice/field-names.ts';
export * from './advice/fields-file.ts';
export {
  buildFilterIndex,
  buildingFilterIndex,
  type FacetCounts,
  type FilterIndex,
  type ProgrammeFilter,
} from './advice/filter-programmes.ts';
export * from './advice/flexible-route.ts';
export { type InterestFit, isDisliked } from './advice/interest-fit.ts';
export { lookThrough, type Shelves } from './advice/look-through.ts';
export {
  asksSearch,
  type Look,
  type LookedThrough,
  lookThroughFilters,
} from './advice/look-through-filters.ts';
export { DEFAULT_MIX_COUNT, type MixedProgramme, recommendMix } from './advice/mix.ts';
export { type AdviceBasis, type ListBasis, type MixWish, TIERS, type Tier } from './advice/mix-candidates.ts';
export type { MixReason } from './advice/mix-reasons.ts';
export { type OfferShares, offerShares } from './advice/offer-shares.ts';
export * from './advice/other-subjects.ts';
export * from './advice/programme-history.ts';
export { interestsOf, readInterests, type SpokenInterests } from './advice/read-interests.ts';
export { type InterestMatch, searchByInterest } from './advice/search-by-interest.ts';
export { SORT_ORDERS, type SortOrder } from './advice/sort-programmes.ts';
export { canDoWithout, weighsHeavily, weightIn } from './advice/subject-lean.ts';
export { withOtherSubjects } from './advice/with-other-subjects.ts';
export {
  type BackTest,
  backTest,
  type CalibrationFile,
  worsened,
  type YearPair,
} from './chance/back-test.ts';
export { type ChanceFit, chanceFit } from './chance/chance-fit.ts';
export * from './chance/chance-words.ts';
export * from './chance/choices/choice-words.ts';
export * from './chance/drill.ts';
export { type FitFigures, fitProgramme, PLACED_HIGHER, smoothedOfferRate } from './chance/fit.ts';
export {
  coursesOf,
  type GradeSpread,
  type GradeSpreads,
  isInOrder,
  likelyGrades,
  likelyOf,
  withGrades,
} from './chance/grade-spread.ts';
export * from './chance/list-chance.ts';
export type { ChanceBasis, ChoiceSilence } from './chance/list-standing.ts';
export { bestStep, type GradeStep, mostFragile, offerChance } from './chance/list-steps.ts';
export * from './chance/programme-chance.ts';
export { type Proposal, proposeChanges } from './chance/propose.ts';
export { LEAST_TOLD, MOST_TOLD, THIN_LIST } from './chance/told-ends.ts';
export { workedExample } from './chance/worked-example.ts';
export { type Columns, columnsOf, rowsOf } from './columns.ts';
export {
  type FigureQualifier,
  figureQualifiers,
  placesCut,
  subjectShortfall,
} from './explain/figure-qualifiers.ts';
export { figureWords } from './explain/figures/figure-words.ts';
export * from './explain/level-explanation.ts';
export { levelExplained, levelLine, shortMeaning } from './explain/level-meanings/level-meanings.ts';
export { levelName, noLevelWords } from './explain/level-names/level-names.ts';
export * from './explain/level-words.ts';
export * from './explain/qualifiers.ts';
export * from './fill-text.ts';
export * from './grades/entering-grades.ts';
export * from './grades/grade.ts';
export * from './grades/other-subject.ts';
export { isPlainObject } from './grades/plain-object.ts';
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
export * from './hong-kong-time.ts';
export * from './kept-text.ts';
export * from './languages.ts';
export * from './list-in.ts';
export { compareLists } from './lists/compare-lists.ts';
export { mergeLists, uniteLists } from './lists/merge-lists.ts';
export * from './lists/pupil-list.ts';
export { parseLists } from './lists/read-lists.ts';
export { once } from './once.ts';
export {
  DIMENSION_PAIRS,
  EVEN_LEVELS,
  type ProfileShape,
  profileShape,
  rankedDimensions,
} from './report/profile-shape.ts';
export {
  abilityRecommendation,
  type Recommendation,
  type RecommendationFinding,
} from './report/recommendation.ts';
export * from './report/recommendation-texts.ts';
export * from './report/render-recommendation.ts';
export * from './report/title.ts';
export {
  type ReadSharedList,
  readSharedList,
  type SharedChoice,
  type SharedGap,
  type SharedList,
  writeSharedList,
} from './sharing/shared-list.ts';
export { analyseTrajectory } from './trajectory/analysis/analyse-trajectory.ts';
export { renderAnalysis } from './trajectory/analysis/render-analysis.ts';
export * from './trajectory/apply-command.ts';
export * from './trajectory/drafts.ts';
export * from './trajectory/event-types.ts';
export * from './trajectory/layout/card-text.ts';
export * from './trajectory/layout/in-view.ts';
export { layoutTrajectory } from './trajectory/layout/layout-trajectory.ts';
export * from './trajectory/layout/map-layout.ts';
export * from './trajectory/merge-trajectories.ts';
export * from './trajectory/read-trajectory.ts';
export { isSameTrajectory } from './trajectory/same-trajectory.ts';
export * from './trajectory/timeline.ts';
export * from './trajectory/trajectory.ts';
export * from './trajectory/undo.ts';
export * from './trajectory/years.ts';
