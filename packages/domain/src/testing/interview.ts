import type { InterviewArrangement, InterviewKind } from '../admission/study-facts.ts';

/** An arrangement of a kind, by interview unless told otherwise. */
export function interview(
  kind: InterviewKind,
  parts: Partial<InterviewArrangement> = {},
): InterviewArrangement {
  return {
    kind,
    forms: kind === 'none' ? [] : ['interview'],
    rounds: [],
    band_a: null,
    general: false,
    note: null,
    ...parts,
  };
}
