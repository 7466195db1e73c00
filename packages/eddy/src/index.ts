export * from './answer-checker.ts';
export { languageHeard } from './asked/language-heard.ts';
export { readMessage } from './asked/reading.ts';
export { withCounts } from './classifier/counted.ts';
export { type Example, learn } from './classifier/learn.ts';
export { type Classifier, type LearnedWeights, openClassifier } from './classifier/linear-classifier.ts';
export { evidenceOf } from './classifier/read-intent.ts';
export { type SparseWeights, sparse } from './classifier/sparse-weights.ts';
export { REMEMBERED_WISHES, type WantedBefore } from './classifier/talk-pieces.ts';
export {
  readSparse,
  readStanding,
  readWeights,
  writeSparse,
  writeStanding,
  writeWeights,
} from './classifier/weights-file.ts';
export * from './context.ts';
export * from './disciplines/discipline-file.ts';
export { openDisciplines, piecesOfAspect, WANTED_ASPECTS } from './disciplines/disciplines.ts';
export { namesAsCompared, openNames } from './disciplines/names.ts';
export * from './follow-ups.ts';
export * from './grounds.ts';
export * from './guide-answer.ts';
export * from './intents.ts';
export { currentEntryYear, type NextDate, nextDate } from './knowledge/calendar.ts';
export * from './knowledge/knowledge-file.ts';
export * from './knowledge/search.ts';
export { supportIn } from './knowledge/support.ts';
export { type Ideas, type IdeaWords, openThesaurus } from './knowledge/thesaurus.ts';
export * from './knowledge/words-wanted.ts';
export * from './knowledge.ts';
export * from './knowledge-words.ts';
export * from './order-advice.ts';
export * from './parse-tool-call.ts';
export { runTool } from './run-tool.ts';
export { piecesOfEvidence } from './safety/about.ts';
export { afterCard } from './safety/after-card.ts';
export { aboutInTalk, cardAgain } from './safety/card-again.ts';
export * from './safety/danger.ts';
export { PLACES } from './safety/evidence.ts';
export * from './safety/read-danger.ts';
export { evidenceOfText } from './safety/read-text.ts';
export { type Balance, byChance, weigh } from './safety/scales.ts';
export type { NamedContacts } from './safety/talk-after-card.ts';
export { shelvesOf } from './shelves.ts';
export type { ProgrammeBrief, Standing } from './standing.ts';
export * from './talk.ts';
export * from './tool-call.ts';
export type { ToolProblem } from './tools/tool.ts';
export * from './understand.ts';
export * from './understanding.ts';
export * from './what-if.ts';
