import type { PreferredLanguage } from '@lodestar/contract';
import {
  type AbilityScores,
  analyseTrajectory,
  type RenderedRecommendation,
  renderAnalysis,
} from '@lodestar/domain';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };
import type { Reader, Writer } from './writer.ts';

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
    recommendation: async ({ scores, language }) => recommendation(scores, language).text,
    title: async ({ scores, language }) => recommendation(scores, language).title,
    trajectoryAnalysis: async (reader) => guideAnalysis(reader),
    answer: async ({ language }) => TEXTS[language].guide.freeText,
  };
}
