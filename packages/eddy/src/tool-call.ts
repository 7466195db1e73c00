import { aboutDisciplines } from './tools/about-disciplines.ts';
import { classify } from './tools/classify.ts';
import { compare } from './tools/compare.ts';
import { compareGroupsTool } from './tools/compare-groups.ts';
import { count } from './tools/count.ts';
import { electivesFor } from './tools/electives-for.ts';
import { findByInterest } from './tools/find-by-interest.ts';
import { findProgrammes } from './tools/find-programmes.ts';
import { knowledge } from './tools/knowledge.ts';
import { listChances } from './tools/list-chances.ts';
import { myAbility } from './tools/my-ability.ts';
import { myList } from './tools/my-list.ts';
import { myScores } from './tools/my-scores.ts';
import { myTrajectory } from './tools/my-trajectory.ts';
import { orderAdvice } from './tools/order-advice.ts';
import { programme } from './tools/programme.ts';
import { recommend } from './tools/recommend.ts';
import { searchProgrammes } from './tools/search-programmes.ts';
import { statedGrades } from './tools/state-grades.ts';
import { statedTotal } from './tools/stated-total.ts';
import { subjectAtTool } from './tools/subject-at.ts';
import type { Tool } from './tools/tool.ts';
import { whatIf } from './tools/what-if.ts';
import { whichOf } from './tools/which-of.ts';

/** What Eddy can look up, by the names a model calls them with. Written out, so that pages need not load the tools. */
export const TOOL_NAMES = [
  'my_scores',
  'my_list',
  'list_chances',
  'my_ability',
  'my_trajectory',
  'search_programmes',
  'programme',
  'classify',
  'recommend',
  'what_if',
  'order_advice',
  'knowledge',
  'about_disciplines',
  'compare',
  'compare_groups',
  'find_programmes',
  'count',
  'find_by_interest',
  'electives_for',
  'stated_grades',
  'stated_total',
  'which_of',
  'subject_at',
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

const LISTED = {
  my_scores: myScores,
  my_list: myList,
  list_chances: listChances,
  my_ability: myAbility,
  my_trajectory: myTrajectory,
  search_programmes: searchProgrammes,
  programme,
  classify,
  recommend,
  what_if: whatIf,
  order_advice: orderAdvice,
  knowledge,
  about_disciplines: aboutDisciplines,
  compare,
  compare_groups: compareGroupsTool,
  find_programmes: findProgrammes,
  count,
  find_by_interest: findByInterest,
  electives_for: electivesFor,
  stated_grades: statedGrades,
  stated_total: statedTotal,
  which_of: whichOf,
  subject_at: subjectAtTool,
} as const;

type Listed = typeof LISTED;
type Inputs = { readonly [Name in ToolName]: Parameters<Listed[Name]['run']>[0] };
type Results = { readonly [Name in ToolName]: ReturnType<Listed[Name]['run']> };

/** Every tool by its name. */
export const TOOLS: { readonly [Name in ToolName]: Tool<Name, Inputs[Name], Results[Name]> } = LISTED;

/** One look-up: a tool and what it takes. */
export type ToolCall<Name extends ToolName = ToolName> = {
  readonly [One in Name]: { readonly tool: One; readonly input: Inputs[One] };
}[Name];

/** What a look-up gave: plain JSON, small, with the year and source of its figures. */
export type ToolResult<Name extends ToolName = ToolName> = {
  readonly [One in Name]: Results[One] & { readonly tool: One };
}[Name];
