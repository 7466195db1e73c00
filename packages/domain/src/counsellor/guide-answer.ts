import type { CounsellorContext, EarlierMessage } from './context.ts';
import { followUps } from './follow-ups.ts';
import { runTool } from './run-tool.ts';
import type { ToolCall } from './tool-call.ts';
import type { ToolResult } from './tool-result.ts';
import { understand } from './understand.ts';

export interface GuideQuestion {
  readonly text: string;
  readonly context: CounsellorContext;
  readonly earlier: readonly EarlierMessage[];
  readonly detailed: boolean;
  /** The analysis of the trajectory that the question is about. */
  readonly analysis?: string;
}

/** An answer of the built-in guide: Markdown, with what it was worked out from. */
export interface GuideAnswer {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly results: readonly ToolResult[];
  readonly suggestions: readonly string[];
}

/** Answers a question without a model: looks up what is asked and words what it finds. */
export function guideAnswer({ text, context, earlier }: GuideQuestion): GuideAnswer {
  const { calls } = understand(text, context, earlier);
  const results = calls.map((call) => runTool(call, context));
  const lines = results.flatMap((result) =>
    result.tool === 'classify'
      ? result.programmes.map(({ code, name, score }) => `${code} ${name}: ${score ?? '–'}`)
      : [],
  );
  return { text: lines.join('\n'), calls, results, suggestions: followUps(results, context) };
}
