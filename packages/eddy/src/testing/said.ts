import { createAnswerChecker } from '../answer-checker.ts';
import type { EddyContext } from '../context.ts';
import { wordingIn } from '../guide/wording.ts';
import { resultWords, runTool } from '../run-tool.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Facet } from '../tools/facets.ts';

/** How the guide says what one look-up gave, and what the checker would take out of it. */
export function said(
  call: ToolCall,
  context: EddyContext,
  facets: readonly Facet[] = [],
): { readonly text: string; readonly removed: readonly string[] } {
  const { catalogue, language } = context;
  const result = runTool(call, context);
  const told = {
    context,
    wording: wordingIn(language),
    facets,
    detailed: false,
    asksWhether: false,
    asksWhy: false,
  };
  const text = resultWords(result, { ...told, aboutAnalysis: false, listed: false });
  const checker = createAnswerChecker({ question: '', catalogue, results: () => [result], language });
  checker.push(text);
  return { text, removed: checker.end().removed };
}
