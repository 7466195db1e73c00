import type { TrajectoryEvent } from '../trajectory.ts';

type Event = TrajectoryEvent;

/** One thing that can be said about a map; the texts hold the words. Shares are counted in events. */
export type TrajectoryFinding =
  | { readonly code: 'empty' }
  | { readonly code: 'damaged'; readonly count: number }
  | {
      readonly code: 'extent';
      readonly events: number;
      readonly lines: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly code: 'unlinked' }
  /** `length`: of the whole chain, of which `events` is the beginning. */
  | { readonly code: 'chain'; readonly events: readonly Event[]; readonly length: number }
  | { readonly code: 'noChain' }
  | { readonly code: 'backwards'; readonly count: number }
  | {
      readonly code: 'hub';
      readonly event: Event;
      readonly side: 'source' | 'goal' | 'crossing' | 'related';
      readonly causes: number;
      readonly effects: number;
      readonly lines: number;
    }
  | { readonly code: 'turningPoint'; readonly event: Event; readonly from: string; readonly to: string }
  /** Until `year` most events were of one type, and since then of another. */
  | { readonly code: 'shift'; readonly year: number; readonly from: string; readonly to: string }
  /** `others`: events of further types. */
  | { readonly code: 'shares'; readonly shares: readonly TypeShare[]; readonly others: number }
  | { readonly code: 'leading'; readonly type: string; readonly all: boolean }
  | { readonly code: 'even' }
  /** `count`: of all types without an event. */
  | { readonly code: 'emptyTypes'; readonly types: readonly string[]; readonly count: number }
  /** Years without an event, first and last. */
  | { readonly code: 'gap'; readonly from: number; readonly to: number }
  | { readonly code: 'loose'; readonly events: readonly Event[]; readonly count: number }
  | {
      readonly code: 'plans';
      readonly events: readonly Event[];
      readonly count: number;
      readonly prepared: number;
    }
  | { readonly code: 'noPlans'; readonly year: number }
  | { readonly code: 'question'; readonly about: QuestionTopic; readonly subject: Event | string }
  /** Who says all this, and what that one cannot see. */
  | { readonly code: 'guide' };

export interface TypeShare {
  readonly type: string;
  readonly events: number;
}

/** What a question is about: an event, or, for `emptyType`, a type. */
export type QuestionTopic = 'turningPoint' | 'loose' | 'plan' | 'emptyType' | 'hub' | 'chain';

export const ANALYSIS_SECTIONS = [
  'glance',
  'chains',
  'hubs',
  'turningPoints',
  'balance',
  'gaps',
  'ahead',
  'questions',
] as const;

/** A part of an analysis under its own title. */
export interface AnalysisSection {
  readonly title: (typeof ANALYSIS_SECTIONS)[number];
  readonly findings: readonly TrajectoryFinding[];
}
