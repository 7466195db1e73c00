/** Features with a rollout stage, as `FEATURE_STAGES` and the page name them. */
export const FEATURES = [
  'personalityTest',
  'eddy',
  'trajectory',
  'subjectRecommendations',
  'eddyRecommendation',
  'abilityScores',
] as const;
export type Feature = (typeof FEATURES)[number];

/** `preview`: shown to privileged users only. A stage changes labels, cards and blocks, never a guard or a link. */
export const STAGES = ['comingSoon', 'preview', 'released'] as const;
export type Stage = (typeof STAGES)[number];
