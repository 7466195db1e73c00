import {
  type Grade,
  type Grades,
  gradeEntries,
  gradesAbove,
  plainScores,
  referenceScore,
  SUBJECTS,
  type SubjectCode,
} from '@lodestar/domain';
import type { EddyContext } from './context.ts';
import {
  briefOf,
  entriesFor,
  hasEnoughGrades,
  isReached,
  type ProgrammeBrief,
  type Standing,
  standingOf,
} from './standing.ts';
import type { GradeChange } from './state/told-grades.ts';
import { TOOL_LIMITS } from './tools/tool-limits.ts';

export interface Change {
  readonly subject: SubjectCode;
  readonly from: Grade | null;
  readonly to: Grade;
}

/** A programme before and after. */
export interface Shift {
  readonly before: Standing;
  readonly after: Standing;
}

export interface BeforeAfter {
  readonly before: number;
  readonly after: number;
}

/** One grade more in one subject: whose level rises on the list, and how many programmes come within reach. */
export interface Step {
  readonly change: Change;
  readonly raised: readonly string[];
  readonly reached: BeforeAfter;
}

/** Whether a step more can be named, and which. */
export interface Steps {
  /** The step that lifts most of the list, then opens most of the catalogue. */
  readonly most: Step | null;
  /** The smallest single step that lifts anything on the list: by the order of the list. */
  readonly each: readonly Step[];
}

export interface WhatIf {
  readonly changes: readonly Change[];
  /** Named changes that are the grades held already. */
  readonly unchanged: readonly Change[];
  readonly shifts: readonly Shift[];
  readonly unknown: readonly string[];
  readonly best5: BeforeAfter;
  readonly best6: BeforeAfter;
  /** Programmes of the catalogue whose median the score reaches, requirements met. */
  readonly reached: BeforeAfter;
  /** Some of those that come within reach, hardest first. */
  readonly opened: readonly ProgrammeBrief[];
  readonly steps: Steps | null;
}

/** For every programme of the catalogue whether the score reaches its median and all requirements are met. */
function reachedWith({ catalogue }: EddyContext, grades: Grades): readonly boolean[] {
  const levels = catalogue.levels(grades);
  return catalogue.entries.map(({ programme }, index) => {
    const summary = levels[index];
    if (summary === undefined) return false;
    const { reason, user_score: score } = summary;
    return isReached({ reason, score, reference: referenceScore(programme) });
  });
}

const countOf = (reached: readonly boolean[]): number => reached.filter(Boolean).length;

/** How many programmes of the catalogue have their median reached with these grades, all requirements met. */
export const reachedCount = (context: EddyContext, grades: Grades): number =>
  countOf(reachedWith(context, grades));

function changed(grades: Grades, changes: readonly Change[]): Grades {
  return { ...grades, ...Object.fromEntries(changes.map(({ subject, to }) => [subject, to])) };
}

function oneGradeMore(grades: Grades): readonly Change[] {
  return SUBJECTS.flatMap((subject) => {
    const from = grades[subject];
    const to = from === undefined ? undefined : gradesAbove(from)[0];
    return from === undefined || to === undefined ? [] : [{ subject, from, to }];
  });
}

function rises({ before, after }: Shift): boolean {
  return before.level !== null && after.level !== null && after.level > before.level;
}

function shiftsWith(
  context: EddyContext,
  codes: readonly string[],
  changes: readonly Change[],
): readonly Shift[] {
  const after = changed(context.grades, changes);
  return entriesFor(codes, context).entries.map((entry) => ({
    before: standingOf(entry, context.grades, context),
    after: standingOf(entry, after, context),
  }));
}

function singleSteps(context: EddyContext, codes: readonly string[], before: number): Steps {
  const each = oneGradeMore(context.grades).map((change): Step => {
    const after = countOf(reachedWith(context, changed(context.grades, [change])));
    const raised = shiftsWith(context, codes, [change]).filter(rises);
    return { change, raised: raised.map((shift) => shift.before.code), reached: { before, after } };
  });
  const ranked = [...each].sort(
    (a, b) => b.raised.length - a.raised.length || b.reached.after - a.reached.after,
  );
  const [most] = ranked;
  const helps = most !== undefined && (most.raised.length > 0 || most.reached.after > before) ? most : null;
  return { most: helps, each: ranked.slice(0, TOOL_LIMITS.changes) };
}

/**
 * What other grades would change: levels and scores of the programmes named (none: of the pupil's list), and how many
 * programmes of the year come within reach. Without a change: every single grade more is tried, and the best named.
 */
export function workOutWhatIf(
  context: EddyContext,
  wanted: readonly GradeChange[],
  named: readonly string[] = [],
): WhatIf {
  const { grades, catalogue } = context;
  const codes = named.length > 0 ? named : context.choices;
  const all = wanted.map(({ subject, grade }) => ({ subject, from: grades[subject] ?? null, to: grade }));
  const changes = all.filter(({ from, to }) => from !== to);
  const after = changed(grades, changes);
  const reachedBefore = reachedWith(context, grades);
  const reachedAfter = changes.length === 0 ? reachedBefore : reachedWith(context, after);
  const opened = catalogue.programmes
    .filter((_, index) => reachedAfter[index] === true && reachedBefore[index] !== true)
    .sort((a, b) => (b.admission_rate ?? -1) - (a.admission_rate ?? -1) || (a.code < b.code ? -1 : 1));
  const plain = { before: plainScores(grades), after: plainScores(after) };
  const canStep = wanted.length === 0 && hasEnoughGrades(grades) && gradeEntries(grades).length > 0;
  return {
    changes,
    unchanged: all.filter(({ from, to }) => from === to),
    shifts: shiftsWith(context, codes, changes),
    unknown: entriesFor(codes, context).unknown,
    best5: { before: plain.before.best5Score, after: plain.after.best5Score },
    best6: { before: plain.before.best6Score, after: plain.after.best6Score },
    reached: { before: countOf(reachedBefore), after: countOf(reachedAfter) },
    opened: opened.slice(0, TOOL_LIMITS.changes).map((programme) => briefOf(programme, context)),
    steps: canStep ? singleSteps(context, codes, countOf(reachedBefore)) : null,
  };
}
