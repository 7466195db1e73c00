import type {
  AbilityScores,
  Catalogue,
  ChanceFitsFile,
  FieldGuide,
  Grades,
  InstitutionNames,
  PresetSubject,
  ProgrammeProfile,
  ScoreHistory,
  Trajectory,
} from '@lodestar/domain';
import { LANGUAGES, type Language } from '@lodestar/domain';
import type { Classifier } from './classifier/linear-classifier.ts';
import type { Intent } from './intents.ts';
import type { Knowledge } from './knowledge.ts';
import type { ToldGrades } from './state/told-grades.ts';

export const EDDY_LANGUAGES = LANGUAGES;
export type EddyLanguage = Language;

/** Everything of one pupil that a question may need, as plain data. */
export interface EddyContext {
  /** This year's programmes, opened. */
  readonly catalogue: Catalogue;
  readonly collection: string;
  /** What the chances of a list are worked out from, besides the programmes. */
  readonly chanceFits: ChanceFitsFile;
  /** Those saved; where a pupil told others in this chat, those. */
  readonly grades: Grades;
  /** What was told in this chat in place of what is saved; absent: nothing. */
  readonly told?: ToldGrades | undefined;
  /** Codes of the programmes chosen, in the order of preference. */
  readonly choices: readonly string[];
  /** Null: the test was not taken. */
  readonly ability: AbilityScores | null;
  readonly presetSubjects: readonly PresetSubject[];
  readonly profiles: readonly ProgrammeProfile[];
  readonly trajectory: Trajectory;
  readonly institutions: readonly InstitutionNames[];
  /** What is known of the world around the figures. */
  readonly knowledge: Knowledge;
  /** Published scores of the years held, by code. */
  readonly scoreHistory: ScoreHistory;
  /** What programmes are about, and the words pupils use for it. */
  readonly fields: FieldGuide;
  readonly language: EddyLanguage;
  readonly currentYear: number;
  /** What was learned of how pupils ask. */
  readonly intents: Classifier<Intent>;
  /** The day it is in Hong Kong, such as `2026-07-15`. */
  readonly today: string;
}

/** A message of the chat before the question. */
export interface EarlierMessage {
  readonly text: string;
  readonly isBot: boolean;
}
