import type { Dimension, Grades, SubjectCode } from '@lodestar/domain';
import type { Missing } from './answer-words.ts';

/** What an answer must hold. Figures are worked out from the pupil and the year's data when the set is run. */
export type QuestionFact =
  | { readonly kind: 'code' | 'score' | 'improvement'; readonly code: string }
  | { readonly kind: 'level'; readonly code: string; readonly grades?: Grades }
  | { readonly kind: 'changedLevels'; readonly grades: Grades }
  | { readonly kind: 'figure'; readonly code: string; readonly of: FigureName }
  | { readonly kind: 'unmet' | 'requirement'; readonly code: string; readonly subject: SubjectCode }
  | { readonly kind: 'grade'; readonly subject: SubjectCode }
  | { readonly kind: 'best'; readonly of: 5 | 6 }
  | { readonly kind: 'count'; readonly of: 'events' | 'choices' }
  | { readonly kind: 'listsOwnChoices' | 'namesAChoice' | 'safestChoice' | 'band' }
  | { readonly kind: 'missing'; readonly of: Missing }
  | { readonly kind: 'ability'; readonly dimension: Dimension }
  | { readonly kind: 'topMatch'; readonly of: 'subjects' | 'programmes' }
  | { readonly kind: 'event'; readonly name: string }
  | { readonly kind: 'someOf'; readonly codes: readonly string[]; readonly least: number }
  | { readonly kind: 'recommends'; readonly institutions: readonly string[]; readonly least: number }
  | { readonly kind: 'word'; readonly any: readonly string[] }
  | { readonly kind: 'saysCannot' | 'offers' };

export type FigureName = 'median' | 'upperQuartile' | 'intake' | 'bandAApplications';
export type FactKind = QuestionFact['kind'];
