import type { ToolCall } from './tool-call.ts';

/** Details of a programme that can be asked for. */
export const FACETS = [
  'requirements',
  'interview',
  'intake',
  'scores',
  'formula',
  'duration',
  'competition',
] as const;
export type Facet = (typeof FACETS)[number];

/** Notions the guide can explain in its own words. */
export const NOTIONS = [
  'bands',
  'level',
  'median',
  'bestFive',
  'offers',
  'match',
  'updates',
  'privacy',
] as const;
export type Notion = (typeof NOTIONS)[number];

/** What is asked: things to look up, or something that needs no look-up, or what the guide cannot do. */
export interface Understanding {
  readonly kind: 'question' | 'explain' | 'greeting' | 'thanks' | 'about' | 'cannot';
  readonly calls: readonly ToolCall[];
  readonly facets: readonly Facet[];
  readonly notions: readonly Notion[];
}
