import type { PageConfig } from '../shared/api/use-page-config.ts';

/** What a server says of itself: every feature still to come, nothing optional set up. */
export function pageConfigOf(changes: Partial<PageConfig> = {}): PageConfig {
  return {
    stages: {
      personalityTest: 'comingSoon',
      eddy: 'comingSoon',
      trajectory: 'comingSoon',
      subjectRecommendations: 'comingSoon',
      eddyRecommendation: 'comingSoon',
      abilityScores: 'comingSoon',
    },
    surveyFormUrl: null,
    counsellor: 'guide',
    collection: 'Programmes_2026',
    contactEmail: null,
    publicUrl: null,
    footerCredit: null,
    ...changes,
  };
}
