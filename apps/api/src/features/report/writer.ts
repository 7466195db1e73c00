import type { AnswererKind, PreferredLanguage, User } from '@lodestar/contract';
import {
  type AbilityScores,
  analyseTrajectory,
  type ReadTrajectory,
  type RenderedRecommendation,
  renderAnalysis,
} from '@lodestar/domain';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

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
  readonly kind: AnswererKind;
  readonly recommendation: (reader: Reader) => Promise<string>;
  /** At most five words, or twelve characters in Chinese, without punctuation. */
  readonly title: (reader: Reader) => Promise<string>;
  /** What the stored map shows, in sections under `**title**`; at most 5,000 characters. */
  readonly trajectoryAnalysis: (reader: Reader) => Promise<string>;
  /** Answers what somebody wrote. */
  readonly answer: (reader: Reader, text: string) => Promise<string>;
}

const TEXTS = { en, tc, sc };

export interface GuideWriterDeps {
  readonly recommendation: (scores: AbilityScores, language: PreferredLanguage) => RenderedRecommendation;
}

/** What the built-in guide sees on a map. */
export function guideAnalysis({ trajectory, currentYear, language }: Reader): string {
  const { work, damage } = trajectory;
  return renderAnalysis(analyseTrajectory(work, currentYear, damage.length), language);
}

/** The built-in guide: writes by rule what follows from scores and map, and says of anything else that it cannot. */
export function createGuideWriter({ recommendation }: GuideWriterDeps): Writer {
  return {
    kind: 'guide',
    recommendation: async ({ scores, language }) => recommendation(scores, language).text,
    title: async ({ scores, language }) => recommendation(scores, language).title,
    trajectoryAnalysis: async (reader) => guideAnalysis(reader),
    answer: async ({ language }) => TEXTS[language].guide.freeText,
  };
}
