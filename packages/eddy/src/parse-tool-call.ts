import { isPlainObject } from '@lodestar/domain';
import { TOOL_NAMES, TOOLS, type ToolCall, type ToolName } from './tool-call.ts';
import { isAbsent } from './tools/read-input.ts';
import type { ToolProblem } from './tools/tool.ts';

export const isToolName = (name: string): name is ToolName => TOOL_NAMES.some((known) => known === name);

/** Reads a call as a model sends it; what cannot be read comes back as a problem in words for the model. */
export function parseToolCall(name: string, input: unknown): ToolCall | ToolProblem {
  if (!isToolName(name)) return { problem: `there is no tool ${name.slice(0, 40)}` };
  if (!isAbsent(input) && !isPlainObject(input)) return { problem: 'the input must be an object' };
  return TOOLS[name].parse(isPlainObject(input) ? input : {});
}
