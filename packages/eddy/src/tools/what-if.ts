import { gradeEntries } from '@lodestar/domain';
import { stepped } from '../asked/grade-changes.ts';
import type { EddyContext } from '../context.ts';
import { whatIfWords } from '../guide/what-if-words.ts';
import { wordingIn } from '../guide/wording.ts';
import type { GradeChange } from '../state/told-grades.ts';
import { type WhatIf, workOutWhatIf } from '../what-if.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { CHANGES, CODES, taking } from './input-schema.ts';
import { isProblem, readChanges, readCodes } from './read-input.ts';
import { tool } from './tool.ts';

/** Without changes: which single step changes most. Without codes: about the list. */
export interface WhatIfInput {
  readonly changes: readonly GradeChange[];
  readonly codes: readonly string[];
}

export interface WhatIfResult extends WhatIf, FiguresSource {
  readonly tool: 'what_if';
}

function run({ changes, codes }: WhatIfInput, context: EddyContext): WhatIfResult {
  const { catalogue, choices } = context;
  const about = (codes.length > 0 ? codes : choices).map(catalogue.find);
  return { tool: 'what_if', ...workOutWhatIf(context, changes, codes), ...figuresSource(about, context) };
}

/** One step more in the subject that was changed, or that changes most. */
function nextOf({ steps, changes }: WhatIfResult, { language }: EddyContext): readonly string[] {
  const { texts, say, subject } = wordingIn(language);
  const change = steps?.most?.change ?? changes[0];
  const to = change === undefined ? null : stepped(change.to, steps === null ? 1 : 0);
  if (change === undefined || to === null || (steps === null && to === change.to)) return [];
  return [say(texts.follow.whatIfFor, { subject: subject(change.subject), grade: to })];
}

export const whatIf = tool({
  name: 'what_if',
  describe:
    'Levels before and after changed grades, for the list or named programmes, and how many programmes come ' +
    'within reach. Without changes: which single grade more helps most.',
  input: taking({ changes: CHANGES, codes: CODES }),
  parse: (fields) => {
    const changes = readChanges(fields.changes);
    const codes = readCodes(fields.codes);
    if (isProblem(changes)) return changes;
    if (isProblem(codes)) return codes;
    return { value: { changes: changes.value, codes: codes.value } };
  },
  run,
  say: (result, { context, detailed, wording }) =>
    whatIfWords(result, gradeEntries(context.grades).length, detailed, wording),
  grounds: ({ shifts, year }) => ({
    programmes: shifts.map(({ before, after }) => ({
      code: after.code,
      level: after.level,
      before: before.level,
    })),
    year,
  }),
  followUps: nextOf,
});
