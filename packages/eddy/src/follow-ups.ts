import type { EddyContext } from './context.ts';
import { wordingIn } from './guide/wording.ts';
import { resultFollowUps } from './run-tool.ts';
import { hasEnoughGrades } from './standing.ts';
import type { ToolName, ToolResult } from './tool-call.ts';

const MOST = 3;

/** What can be asked at any time, as far as there is something to answer it with. */
function general(context: EddyContext): readonly (readonly [ToolName, string])[] {
  const { follow } = wordingIn(context.language).texts;
  const graded = hasEnoughGrades(context.grades);
  const chosen = context.choices.length > 0;
  return [
    ...(graded && chosen ? ([['classify', follow.chances]] as const) : []),
    ...(chosen ? ([['order_advice', follow.order]] as const) : []),
    ...(graded
      ? ([
          ['what_if', follow.oneGrade],
          ['recommend', follow.recommend],
        ] as const)
      : []),
    ...(context.ability === null ? [] : ([['my_ability', follow.ability]] as const)),
    ...(context.trajectory.events.length === 0 ? [] : ([['my_trajectory', follow.trajectory]] as const)),
  ];
}

function always(context: EddyContext): readonly string[] {
  const { follow } = wordingIn(context.language).texts;
  return [follow.can, follow.bands, follow.scores];
}

/** At most three questions that go on from here, in the pupil's language. */
export function followUps(results: readonly ToolResult[], context: EddyContext): readonly string[] {
  const asked = new Set<string>(results.map(({ tool }) => tool));
  const next = results.flatMap((result) => resultFollowUps(result, context));
  const others = general(context).flatMap(([tool, text]) => (asked.has(tool) ? [] : [text]));
  return [...new Set([...next.slice(0, 2), ...others, ...always(context)])].slice(0, MOST);
}
