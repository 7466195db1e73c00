import { type CounsellorContext, followUps, groundsOf, type ToolResult } from '@lodestar/domain';
import type { Basis } from './counsellor.ts';

/** What an answer stands on when these were looked up; nothing for an answer that needed nothing. */
export function basisOf(
  results: readonly ToolResult[],
  context: CounsellorContext,
  suggestions: readonly string[] = followUps(results, context),
): Basis {
  if (results.length === 0) return { grounds: null, suggestions };
  const { tools, programmes, year } = groundsOf(results);
  return { grounds: { tools: [...tools], programmes: [...programmes], year }, suggestions };
}
