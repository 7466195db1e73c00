import type { PreferredLanguage } from '@lodestar/contract';
import type { AbilityScores, RenderedRecommendation } from '@lodestar/domain';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };
import type { Writer } from './writer.ts';

const TEXTS = { en, tc, sc };

export interface GuideWriterDeps {
  readonly recommendation: (scores: AbilityScores, language: PreferredLanguage) => RenderedRecommendation;
}

/** The built-in guide: writes by rule what follows from the scores, and says of anything else that it cannot. */
export function createGuideWriter({ recommendation }: GuideWriterDeps): Writer {
  return {
    recommendation: async ({ scores, language }) => recommendation(scores, language).text,
    title: async ({ scores, language }) => recommendation(scores, language).title,
    answer: async ({ language }) => TEXTS[language].guide.freeText,
  };
}
