import { stepped } from './asked/grade-changes.ts';
import type { CounsellorContext } from './context.ts';
import { wordingIn } from './guide/wording.ts';
import { hasEnoughGrades } from './standing.ts';
import type { ToolName } from './tool-call.ts';
import type { ToolResult } from './tool-result.ts';

const MOST = 3;
/** Up to this level other programmes of the field are worth a look. */
const LOW = 2;

/** What can be asked at any time, as far as there is something to answer it with. */
function general(context: CounsellorContext): readonly (readonly [ToolName, string])[] {
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

function always(context: CounsellorContext): readonly string[] {
  const { follow } = wordingIn(context.language).texts;
  return [follow.can, follow.bands, follow.scores];
}

/** A question about the first programme of a result. */
function nextOf(result: ToolResult, context: CounsellorContext): readonly string[] {
  const { texts, say, subject } = wordingIn(context.language);
  const { follow } = texts;
  switch (result.tool) {
    case 'classify': {
      const [one] = result.programmes;
      if (one === undefined) return [];
      const step = one.improvement;
      const requirements = say(follow.requirements, { code: one.code });
      const low = one.level !== null && one.level !== -1 && one.level <= LOW;
      if (low && step === null) return [say(follow.similar, { code: one.code }), requirements];
      return step === null
        ? [requirements]
        : [say(follow.whatIfFor, { subject: subject(step.subject), grade: step.to }), requirements];
    }
    case 'programme':
      return result.programme === null || !hasEnoughGrades(context.grades)
        ? []
        : [say(follow.chanceAt, { code: result.code })];
    case 'search_programmes':
    case 'recommend': {
      const [one] = result.programmes;
      return one === undefined ? [] : [say(follow.requirements, { code: one.code })];
    }
    case 'what_if': {
      const change = result.steps?.most?.change ?? result.changes[0];
      const to = change === undefined ? null : stepped(change.to, result.steps === null ? 1 : 0);
      if (change === undefined || to === null || (result.steps === null && to === change.to)) return [];
      return [say(follow.whatIfFor, { subject: subject(change.subject), grade: to })];
    }
    case 'my_ability':
      return result.taken ? [follow.suits] : [];
    default:
      return [];
  }
}

/** At most three questions that go on from here, in the pupil's language. */
export function followUps(results: readonly ToolResult[], context: CounsellorContext): readonly string[] {
  const asked = new Set<string>(results.map(({ tool }) => tool));
  const next = results.flatMap((result) => nextOf(result, context));
  const others = general(context).flatMap(([tool, text]) => (asked.has(tool) ? [] : [text]));
  return [...new Set([...next.slice(0, 2), ...others, ...always(context)])].slice(0, MOST);
}
