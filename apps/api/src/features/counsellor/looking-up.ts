import {
  lookUp,
  parseToolCall,
  runTool,
  TOOL_DESCRIPTIONS,
  TOOL_NAMES,
  type ToolName,
  type ToolResult,
} from '@lodestar/domain';
import type { ModelTool } from '../../llm/language-model.ts';
import { asData } from '../../llm/prompt-pieces.ts';
import type { Question } from './counsellor.ts';
import { type Conceal, resultData } from './prompts.ts';

/** What is looked up for one answer, by the model or for it. */
export interface LookingUp {
  /** What was found so far. */
  readonly results: readonly ToolResult[];
  /** For a model that looks things up by itself. */
  readonly tools: readonly ModelTool[];
  /** For one that cannot: what the rules of the built-in guide find for the question. */
  readonly byRule: () => Promise<readonly ToolResult[]>;
}

export function lookingUpFor(question: Question, conceal: Conceal): LookingUp {
  const { text, earlier, analysis, context } = question;
  const results: ToolResult[] = [];

  const use = (name: ToolName) => async (input: unknown) => {
    const call = parseToolCall(name, input);
    if ('problem' in call) return asData(call.problem);
    const result = runTool(call, await context());
    results.push(result);
    return resultData(result, conceal);
  };

  return {
    results,
    tools: TOOL_NAMES.map((name) => ({ name, ...TOOL_DESCRIPTIONS[name], use: use(name) })),
    byRule: async () => {
      const asked = { text, context: await context(), earlier, ...(analysis !== null && { analysis }) };
      results.push(...lookUp(asked).results);
      return results;
    },
  };
}
