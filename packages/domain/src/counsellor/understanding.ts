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
  'minimum',
  'privacy',
  'bestFive',
  'offers',
  'changes',
  'match',
  'updates',
  'stress',
] as const;
export type Notion = (typeof NOTIONS)[number];

/** What pupils ask that no tool can answer. */
export const OUTSIDE = [
  'fees',
  'interviewTips',
  'writing',
  'dates',
  'careers',
  'campusLife',
  'homework',
  'dropping',
  'future',
  'others',
  'personal',
  'world',
] as const;
export type Outside = (typeof OUTSIDE)[number];

/** What is asked: things to look up, or something that needs no look-up, or what the guide cannot do. */
export interface Understanding {
  readonly kind: 'question' | 'explain' | 'greeting' | 'thanks' | 'about' | 'cannot';
  readonly calls: readonly ToolCall[];
  readonly facets: readonly Facet[];
  readonly notions: readonly Notion[];
  readonly outside: Outside | null;
  /** The pupil asks for reasons or details. */
  readonly wantsDetail: boolean;
}
