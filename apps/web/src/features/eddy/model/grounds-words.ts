import type { Grounds } from '@lodestar/contract';
import type { ToolName } from '@lodestar/eddy';
import type { TFunction } from 'i18next';

/** What a tool looks at, in words; null for one that is not known here. */
export function toolWords(tool: string, t: TFunction<'eddy'>, year: number | null = null): string | null {
  const figures = year === null ? t('based.figures') : t('based.figuresOf', { year });
  switch (tool) {
    case 'my_scores':
      return t('based.scores');
    case 'my_list':
    case 'order_advice':
      return t('based.list');
    case 'my_ability':
      return t('based.ability');
    case 'my_trajectory':
      return t('based.trajectory');
    case 'find_programmes':
    case 'count':
    case 'find_by_interest':
    case 'electives_for':
    case 'search_programmes':
      return t('based.catalogue');
    case 'knowledge':
      return t('based.knowledge');
    case 'stated_grades':
    case 'what_if':
      return t('based.change');
    case 'programme':
    case 'compare':
    case 'which_of':
    case 'classify':
    case 'list_chances':
    case 'recommend':
      return figures;
    default:
      return null;
  }
}

/** Tools that look at more than they are named after. */
const ALSO: Partial<Record<ToolName, readonly ToolName[]>> = {
  classify: ['my_scores', 'classify'],
  compare: ['my_scores', 'compare'],
  recommend: ['my_scores', 'recommend'],
  list_chances: ['my_scores', 'my_list', 'list_chances'],
  what_if: ['my_scores', 'what_if', 'classify'],
  order_advice: ['my_scores', 'my_list', 'classify'],
};

/** What an answer stands on, each named once. */
export function basisWords({ tools, year }: Grounds, t: TFunction<'eddy'>): readonly string[] {
  const looked = tools.flatMap((tool) => ALSO[tool] ?? [tool]);
  const words = looked.map((tool) => toolWords(tool, t, year));
  return [...new Set(words.filter((word) => word !== null))];
}
