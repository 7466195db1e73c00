import { type ListFinding, levelName } from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWording, type Wording } from '../programme/wording.ts';
import type { CheckItem } from './check-items.ts';
import { findingLine } from './finding-lines.ts';

/** An item of the list checks in the reader's words. */
export interface CheckWords {
  readonly title: string;
  /** What was found, with its figures. */
  readonly lines: readonly string[];
  /** What could be done. */
  readonly todo: string;
  /** Documents with the entry year of the figures, each once. */
  readonly sources: readonly string[];
}

function todoWords(finding: ListFinding, { language }: Wording, t: TFunction<'lists'>): string {
  switch (finding.id) {
    case 'flexibleRoute':
      return t(`checks.item.flexibleRoute.${finding.severity === 'info' ? 'todoBandA' : 'todo'}`);
    case 'allReach':
      return t('checks.item.allReach.todo', { match: levelName(4, null, language) });
    case 'deadTail':
      return t('checks.item.deadTail.todo', { behind: finding.figures.behind });
    default:
      return t(`checks.item.${finding.id}.todo`);
  }
}

function titleWords(finding: ListFinding, codes: readonly string[], wording: Wording, t: TFunction<'lists'>) {
  const highest = finding.id === 'feeGap' ? wording.number(finding.figures.highest) : '';
  return t(`checks.item.${finding.id}.title`, { count: codes.length, list: wording.list(codes), highest });
}

function sourceWords({ id, figures, year, source }: ListFinding, t: TFunction<'lists'>): readonly string[] {
  if (source === null) return [];
  const years =
    id === 'noBandOffers' && figures.from !== figures.to ? t('checks.years', figures) : (year ?? source.year);
  const saysItself = years === null || source.name.includes(String(years));
  return [saysItself ? source.name : t('checks.source', { name: source.name, year: years })];
}

export function checkWords(item: CheckItem, wording: Wording, t: TFunction<'lists'>): CheckWords {
  const [first] = item.findings;
  if (first === undefined) return { title: '', lines: [], todo: '', sources: [] };
  return {
    title: titleWords(first, item.codes, wording, t),
    lines: item.findings.flatMap((finding) => findingLine(finding, wording, t) ?? []),
    todo: todoWords(first, wording, t),
    sources: [...new Set(item.findings.flatMap((finding) => sourceWords(finding, t)))],
  };
}

/** Items in the reader's words. */
export function useCheckWords(): (item: CheckItem) => CheckWords {
  const wording = useWording();
  const { t } = useTranslation('lists');
  return useMemo(() => (item: CheckItem) => checkWords(item, wording, t), [wording, t]);
}
