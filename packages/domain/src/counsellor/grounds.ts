import type { LevelOrNone } from '../admission/classification.ts';
import type { Standing } from './standing.ts';
import type { ToolName } from './tool-call.ts';
import type { ToolResult } from './tool-result.ts';

export interface GroundedProgramme {
  readonly code: string;
  /** Null: no level was told. */
  readonly level: LevelOrNone | null;
  /** The level before a change; null when none was asked about. */
  readonly before: LevelOrNone | null;
}

/** What an answer rests on: kept beside it and shown as chips. */
export interface Grounds {
  readonly tools: readonly ToolName[];
  readonly programmes: readonly GroundedProgramme[];
  /** Entry year of the published scores. */
  readonly year: number | null;
}

const MOST_PROGRAMMES = 12;

const withLevel = ({ code, level }: Standing): GroundedProgramme => ({ code, level, before: null });
const nameOnly = ({ code }: { readonly code: string }): GroundedProgramme => ({
  code,
  level: null,
  before: null,
});

function programmesOf(result: ToolResult): readonly GroundedProgramme[] {
  switch (result.tool) {
    case 'my_list':
    case 'order_advice':
      return result.choices.map(withLevel);
    case 'my_ability':
      return result.programmes.map(nameOnly);
    case 'search_programmes':
    case 'classify':
    case 'recommend':
      return result.programmes.map(withLevel);
    case 'programme':
      return result.programme === null ? [] : [nameOnly(result.programme)];
    case 'what_if':
      return result.shifts.map(({ before, after }) => ({
        code: after.code,
        level: after.level,
        before: before.level,
      }));
    case 'my_scores':
    case 'my_trajectory':
      return [];
  }
}

function yearOf(result: ToolResult): number | null {
  if (result.tool === 'programme') return result.programme?.score_year ?? null;
  return 'year' in result ? result.year : null;
}

/** Of two mentions of a programme the one that says more. */
function fuller(one: GroundedProgramme, other: GroundedProgramme): GroundedProgramme {
  return { code: one.code, level: other.level ?? one.level, before: other.before ?? one.before };
}

/** The tools, programmes and year that an answer rests on. */
export function groundsOf(results: readonly ToolResult[]): Grounds {
  const programmes = new Map<string, GroundedProgramme>();
  for (const one of results.flatMap(programmesOf)) {
    const known = programmes.get(one.code);
    programmes.set(one.code, known === undefined ? one : fuller(known, one));
  }
  const years = results.flatMap((result) => yearOf(result) ?? []);
  return {
    tools: [...new Set(results.map(({ tool }) => tool))],
    programmes: [...programmes.values()].slice(0, MOST_PROGRAMMES),
    year: years[0] ?? null,
  };
}
