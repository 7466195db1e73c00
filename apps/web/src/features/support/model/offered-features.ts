import type { Feature, Stage } from '@lodestar/contract';

/** What the landing page offers, in its order; those with a stage key may still be coming. */
export const OFFERED = [
  { key: 'dseAnalysis', stage: null },
  { key: 'selection', stage: null },
  { key: 'personalityTest', stage: 'personalityTest' },
  { key: 'eddy', stage: 'eddy' },
  { key: 'trajectory', stage: 'trajectory' },
  { key: 'subjectRecommendations', stage: 'subjectRecommendations' },
] as const satisfies readonly { key: string; stage: Feature | null }[];

export type OfferedKey = (typeof OFFERED)[number]['key'];

/** Whether a visitor is told that a feature is coming: until the server says it is released. */
export function isComing(
  feature: Feature | null,
  stages: Readonly<Partial<Record<Feature, Stage>>> | undefined,
): boolean {
  return feature !== null && stages?.[feature] !== 'released';
}
