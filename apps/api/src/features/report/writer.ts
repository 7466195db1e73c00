import type { PreferredLanguage, User } from '@lodestar/contract';
import type { AbilityScores, ReadTrajectory } from '@lodestar/domain';

/** Whom a text is written for. */
export interface Reader {
  readonly user: User;
  /** Changes with the user's record. */
  readonly version: string;
  readonly scores: AbilityScores;
  readonly trajectory: ReadTrajectory;
  readonly currentYear: number;
  readonly language: PreferredLanguage;
}

/** Writes for Eddy: a language model, or the built-in guide. */
export interface Writer {
  readonly recommendation: (reader: Reader) => Promise<string>;
  /** At most five words, or twelve characters in Chinese, without punctuation. */
  readonly title: (reader: Reader) => Promise<string>;
  /** What the stored map shows, in sections under `**title**`; at most 5,000 characters. */
  readonly trajectoryAnalysis: (reader: Reader) => Promise<string>;
  /** Answers what somebody wrote. */
  readonly answer: (reader: Reader, text: string) => Promise<string>;
}
