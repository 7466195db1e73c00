import type { EddyContext } from './context.ts';
import { TOOLS, type ToolCall, type ToolName, type ToolResult } from './tool-call.ts';
import type { Told, ToolGrounds } from './tools/tool.ts';

/** Looks up what a call asks for, in the pupil's own data and this year's programmes. */
export function runTool<Name extends ToolName>(call: ToolCall<Name>, context: EddyContext): ToolResult {
  return TOOLS[call.tool].run(call.input, context);
}

/** What one look-up gave, as the guide says it. */
export function resultWords<Name extends ToolName>(result: ToolResult<Name>, told: Told): string {
  return TOOLS[result.tool].say(result, told);
}

/** What one look-up rests on. */
export function resultGrounds<Name extends ToolName>(result: ToolResult<Name>): ToolGrounds {
  return TOOLS[result.tool].grounds(result);
}

/** Questions that go on from one look-up. */
export function resultFollowUps<Name extends ToolName>(
  result: ToolResult<Name>,
  context: EddyContext,
): readonly string[] {
  return TOOLS[result.tool].followUps(result, context);
}
