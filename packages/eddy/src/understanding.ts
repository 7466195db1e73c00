import type { Intent } from './intents.ts';
import type { TalkIntent } from './talk/plans.ts';
import type { ToolCall } from './tool-call.ts';
import type { Facet } from './tools/facets.ts';

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
  readonly kind: 'question' | 'explain' | 'greeting' | 'thanks' | 'about' | 'cannot' | 'unsure' | 'talk';
  readonly calls: readonly ToolCall[];
  readonly facets: readonly Facet[];
  readonly notions: readonly Notion[];
  readonly outside: Outside | null;
  /** The pupil asks for reasons. */
  readonly asksWhy: boolean;
  /** What may have been meant, where it is not clear: the likeliest first. */
  readonly unsureOf: readonly Intent[];
  /** Ids of the short answers that may be meant then, or in place of the one that is given, the likeliest first. */
  readonly mayMean: readonly string[];
  /** The feeling or small question that is answered without a look-up. */
  readonly talk: TalkIntent | null;
  /** A feeling told beside what is asked: it is answered first, in one line. */
  readonly feeling: TalkIntent | null;
  /** Several matters are answered, each with so many look-ups, in their order; none: it is one. */
  readonly matters: readonly number[];
  /** The pupil numbered them. */
  readonly numbered: boolean;
  /** What was supposed counts no longer: the answer is of the saved grades again. */
  readonly dropsSupposed: boolean;
}
