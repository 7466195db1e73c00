import type { CounsellorContext } from './context.ts';
import { orderAdvice } from './order-advice.ts';
import type { ToolCall } from './tool-call.ts';
import type { ToolResult } from './tool-result.ts';
import { classifyProgrammes } from './tools/classify-programmes.ts';
import { figuresSource } from './tools/figures-source.ts';
import { recommendProgrammes, searchForProgrammes } from './tools/find-programmes.ts';
import { myAbility, myList, myScores } from './tools/my-tools.ts';
import { myTrajectory } from './tools/my-trajectory.ts';
import { programmeDetails } from './tools/programme-details.ts';
import { whatIf } from './what-if.ts';

/** Looks up what a call asks for, in the pupil's own data and this year's programmes. */
export function runTool(call: ToolCall, context: CounsellorContext): ToolResult {
  const { catalogue, choices } = context;
  switch (call.tool) {
    case 'my_scores':
      return myScores(context);
    case 'my_list':
      return myList(context);
    case 'my_ability':
      return myAbility(context);
    case 'my_trajectory':
      return myTrajectory(context);
    case 'search_programmes':
      return searchForProgrammes(call.input, context);
    case 'programme':
      return programmeDetails(call.input.code, context);
    case 'classify':
      return classifyProgrammes(call.input.codes, context);
    case 'recommend':
      return recommendProgrammes(call.input, context);
    case 'what_if': {
      const { changes, codes } = call.input;
      const about = (codes.length > 0 ? codes : choices).map(catalogue.find);
      return { tool: 'what_if', ...whatIf(context, changes, codes), ...figuresSource(about, context) };
    }
    case 'order_advice':
      return {
        tool: 'order_advice',
        ...orderAdvice(context),
        ...figuresSource(choices.map(catalogue.find), context),
      };
  }
}
