import type { Level } from '../admission/classification.ts';
import type { Category, InstitutionCode } from '../admission/programme.ts';
import type { Grade } from '../grades/grade.ts';
import type { SubjectCode } from '../grades/subject.ts';

/** What Eddy can look up, by the names a model calls them with. */
export const TOOL_NAMES = [
  'my_scores',
  'my_list',
  'my_ability',
  'my_trajectory',
  'search_programmes',
  'programme',
  'classify',
  'recommend',
  'what_if',
  'order_advice',
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** A grade as it would be instead of the one held, or beside the subjects held. */
export interface GradeChange {
  readonly subject: SubjectCode;
  readonly grade: Grade;
}

/** How programmes are chosen: by what the grades reach, or by what the six abilities match. */
export type RecommendBy = 'scores' | 'ability';

type NoInput = Readonly<Record<string, never>>;

export interface SearchInput {
  readonly query: string;
  readonly institutions: readonly InstitutionCode[];
  readonly category: Category | null;
}

export interface RecommendInput {
  readonly by: RecommendBy;
  readonly level: Level | null;
  readonly institutions: readonly InstitutionCode[];
  readonly category: Category | null;
  readonly count: number;
}

/** One look-up. `what_if` without changes asks which single step changes most; without codes it is about the list. */
export type ToolCall =
  | { readonly tool: 'my_scores'; readonly input: NoInput }
  | { readonly tool: 'my_list'; readonly input: NoInput }
  | { readonly tool: 'my_ability'; readonly input: NoInput }
  | { readonly tool: 'my_trajectory'; readonly input: NoInput }
  | { readonly tool: 'search_programmes'; readonly input: SearchInput }
  | { readonly tool: 'programme'; readonly input: { readonly code: string } }
  | { readonly tool: 'classify'; readonly input: { readonly codes: readonly string[] } }
  | { readonly tool: 'recommend'; readonly input: RecommendInput }
  | {
      readonly tool: 'what_if';
      readonly input: { readonly changes: readonly GradeChange[]; readonly codes: readonly string[] };
    }
  | { readonly tool: 'order_advice'; readonly input: NoInput };

/** Most programmes and changes one call may name, and most programmes one answer lists. */
export const TOOL_LIMITS = { codes: 6, changes: 6, query: 100, listed: 8, recommended: 12 } as const;
