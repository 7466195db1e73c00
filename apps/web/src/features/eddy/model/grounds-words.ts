import type { Grounds } from '@lodestar/contract';
import type { ToolName } from '@lodestar/eddy';
import type { TFunction } from 'i18next';

type Look = 'scores' | 'list' | 'ability' | 'trajectory' | 'catalogue' | 'knowledge' | 'change' | 'figures';

const LOOKS_AT: Readonly<Record<ToolName, Look>> = {
  my_scores: 'scores',
  my_list: 'list',
  order_advice: 'list',
  my_ability: 'ability',
  my_trajectory: 'trajectory',
  find_programmes: 'catalogue',
  count: 'catalogue',
  find_by_interest: 'catalogue',
  electives_for: 'catalogue',
  search_programmes: 'catalogue',
  knowledge: 'knowledge',
  about_disciplines: 'knowledge',
  stated_grades: 'change',
  what_if: 'change',
  programme: 'figures',
  compare: 'figures',
  compare_groups: 'figures',
  which_of: 'figures',
  subject_at: 'figures',
  stated_total: 'figures',
  classify: 'figures',
  list_chances: 'figures',
  recommend: 'figures',
};

const isKnown = (tool: string): tool is ToolName => Object.hasOwn(LOOKS_AT, tool);

/** What a tool looks at, in words; null for one that is not known here. */
export function toolWords(tool: string, t: TFunction<'eddy'>, year: number | null = null): string | null {
  if (!isKnown(tool)) return null;
  const look = LOOKS_AT[tool];
  return look === 'figures' && year !== null ? t('based.figuresOf', { year }) : t(`based.${look}`);
}

/** Tools that look at more than they are named after. */
const ALSO: Partial<Record<ToolName, readonly ToolName[]>> = {
  classify: ['my_scores', 'classify'],
  compare: ['my_scores', 'compare'],
  compare_groups: ['my_scores', 'compare_groups'],
  recommend: ['my_scores', 'recommend'],
  list_chances: ['my_scores', 'my_list', 'list_chances'],
  what_if: ['my_scores', 'what_if', 'classify'],
  subject_at: ['my_scores', 'subject_at'],
  order_advice: ['my_scores', 'my_list', 'classify'],
};

/** What an answer stands on, each named once. */
export function basisWords({ tools, year }: Grounds, t: TFunction<'eddy'>): readonly string[] {
  const looked = tools.flatMap((tool) => ALSO[tool] ?? [tool]);
  const words = looked.map((tool) => toolWords(tool, t, year));
  return [...new Set(words.filter((word) => word !== null))];
}
