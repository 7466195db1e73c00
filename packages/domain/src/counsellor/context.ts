import type { PresetSubject, ProgrammeProfile } from '../ability/ability-row.ts';
import type { AbilityScores } from '../ability/dimension.ts';
import type { Catalogue } from '../admission/catalogue.ts';
import type { Grades } from '../grades/grade.ts';
import type { Trajectory } from '../trajectory/trajectory.ts';

export const COUNSELLOR_LANGUAGES = ['en', 'tc', 'sc'] as const;
export type CounsellorLanguage = (typeof COUNSELLOR_LANGUAGES)[number];

/** An institution as `data/institutions.json` names it. */
export interface InstitutionNames {
  readonly code: string;
  readonly name_en: string;
  readonly name_tc: string;
  readonly name_sc: string;
  readonly short_en: string;
  readonly short_tc: string;
  readonly short_sc: string;
}

/** Everything of one pupil that a question may need, as plain data. */
export interface CounsellorContext {
  /** This year's programmes, opened. */
  readonly catalogue: Catalogue;
  readonly collection: string;
  readonly grades: Grades;
  /** Codes of the programmes chosen, in the order of preference. */
  readonly choices: readonly string[];
  /** Null: the test was not taken. */
  readonly ability: AbilityScores | null;
  readonly presetSubjects: readonly PresetSubject[];
  readonly profiles: readonly ProgrammeProfile[];
  readonly trajectory: Trajectory;
  readonly institutions: readonly InstitutionNames[];
  readonly language: CounsellorLanguage;
  readonly currentYear: number;
}

/** A message of the chat before the question. */
export interface EarlierMessage {
  readonly text: string;
  readonly isBot: boolean;
}
