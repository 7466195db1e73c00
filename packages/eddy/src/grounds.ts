import { resultGrounds } from './run-tool.ts';
import type { ToolName, ToolResult } from './tool-call.ts';
import type { GroundedProgramme } from './tools/tool.ts';

/** What an answer rests on: kept beside it and shown as chips. */
export interface Grounds {
  readonly tools: readonly ToolName[];
  readonly programmes: readonly GroundedProgramme[];
  /** Entry year of the published scores. */
  readonly year: number | null;
}

const MOST_PROGRAMMES = 12;

/** Of two mentions of a programme the one that says more. */
function fuller(one: GroundedProgramme, other: GroundedProgramme): GroundedProgramme {
  return { code: one.code, level: other.level ?? one.level, before: other.before ?? one.before };
}

/** The tools, programmes and year that an answer rests on. */
export function groundsOf(results: readonly ToolResult[]): Grounds {
  const each = results.map((result) => resultGrounds(result));
  const programmes = new Map<string, GroundedProgramme>();
  for (const one of each.flatMap(({ programmes: named }) => named)) {
    const known = programmes.get(one.code);
    programmes.set(one.code, known === undefined ? one : fuller(known, one));
  }
  return {
    tools: [...new Set(results.map(({ tool }) => tool))],
    programmes: [...programmes.values()].slice(0, MOST_PROGRAMMES),
    year: each.find(({ year }) => year !== null)?.year ?? null,
  };
}
