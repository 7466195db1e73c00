import {
  chanceFigure,
  figureWords,
  type ListFinding,
  leftOutWords,
  levelName,
  nothingSentence,
  togetherSentence,
} from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { requiredWords } from '../programme/requirement-words.ts';
import { type NameSource, useSourceNames } from '../programme/sources/use-source-names.ts';
import { formWords } from '../programme/study-words.ts';
import { useWording, type Wording } from '../programme/wording.ts';
import type { CheckItem } from './check-items.ts';
import { flexibleLine } from './flexible-words.ts';

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

function todoWords(finding: ListFinding, { language }: Wording, t: TFunction<'checks'>): string {
  switch (finding.id) {
    case 'flexibleRoute':
      return t(`item.flexibleRoute.${finding.severity === 'info' ? 'todoBandA' : 'todo'}`);
    case 'allReach':
      return t('item.allReach.todo', { match: levelName(4, null, language) });
    case 'deadTail':
      return t('item.deadTail.todo', { behind: finding.figures.behind });
    default:
      return t(`item.${finding.id}.todo`);
  }
}

function titleWords(
  finding: ListFinding,
  codes: readonly string[],
  wording: Wording,
  t: TFunction<'checks'>,
) {
  const highest = finding.id === 'feeGap' ? wording.number(finding.figures.highest) : '';
  return t(`item.${finding.id}.title`, { count: codes.length, list: wording.list(codes), highest });
}

function sourceWords(
  { id, figures, year, source }: ListFinding,
  t: TFunction<'checks'>,
  nameSource: NameSource,
): readonly string[] {
  if (source === null) return [];
  const years =
    id === 'noBandOffers' && figures.from !== figures.to ? t('years', figures) : (year ?? source.year);
  const saysItself = years === null || source.name.includes(String(years));
  const name = nameSource(source.name);
  return [saysItself ? name : t('source', { name, year: years })];
}

export function checkWords(
  item: CheckItem,
  wording: Wording,
  t: TFunction<'checks'>,
  nameSource: NameSource,
): CheckWords {
  const [first] = item.findings;
  if (first === undefined) return { title: '', lines: [], todo: '', sources: [] };
  return {
    title: titleWords(first, item.codes, wording, t),
    lines: item.findings.flatMap((finding) => findingLine(finding, wording, t) ?? []),
    todo: todoWords(first, wording, t),
    sources: [...new Set(item.findings.flatMap((finding) => sourceWords(finding, t, nameSource)))],
  };
}

/** Items in the reader's words. */
export function useCheckWords(): (item: CheckItem) => CheckWords {
  const wording = useWording();
  const { t } = useTranslation('checks');
  const nameSource = useSourceNames();
  return useMemo(
    () => (item: CheckItem) => checkWords(item, wording, t, nameSource),
    [wording, t, nameSource],
  );
}

function staleLine(what: 'weightsChanged' | 'spreadEstimated' | 'outOfOrder', wording: Wording): string {
  return what === 'outOfOrder'
    ? wording.t('level.outOfOrder')
    : figureWords({ key: what, params: {} }, wording.language);
}

/** What is said of one finding with its figures; null where the heading says all. */
function findingLine(finding: ListFinding, wording: Wording, t: TFunction<'checks'>): string | null {
  const { language, list, marks, number } = wording;
  const [code = ''] = finding.codes;
  const codes = list(finding.codes);
  const of = (sentence: string): string => code + marks.colon + sentence;
  switch (finding.id) {
    case 'gone':
      return null;
    case 'requirementUnmet': {
      const required = list(finding.figures.unmet.map((unmet) => requiredWords(unmet, wording)));
      return t('item.requirementUnmet.line', { code, required });
    }
    case 'flexibleRoute':
      return flexibleLine(code, finding.figures, wording, t);
    case 'duplicate':
      return t('item.duplicate.line', { code, ...finding.figures });
    case 'overCap':
      return t('item.overCap.line', { list: codes, ...finding.figures });
    case 'noBandOffers': {
      const { from, to, applications, band } = finding.figures;
      const key = from === to ? 'lineYear' : 'line';
      return t(`item.noBandOffers.${key}`, {
        code,
        from,
        to,
        band,
        applications: number(applications),
      });
    }
    case 'bandAPreferred': {
      const { band, tie } = finding.figures;
      const forms = formWords(finding.figures, wording);
      return t(`item.bandAPreferred.${tie}`, { code, band, forms });
    }
    case 'allReach':
      return t('item.allReach.line', { list: codes, level: levelName(2, null, language) });
    case 'noFloor': {
      const { leftOut, ...none } = finding.figures;
      return wording.sentences([
        nothingSentence(none, language),
        ...(leftOut.length === 0 ? [] : [leftOutWords(list(leftOut), language)]),
      ]);
    }
    case 'correlated':
      return togetherSentence(finding.figures, language);
    case 'interviewDecides':
      return t('item.interviewDecides.line', { code, forms: formWords(finding.figures, wording) });
    case 'sixSubjects':
      return of(figureWords({ key: 'sixSubjects', params: finding.figures }, language));
    case 'placesCut': {
      const params = { ...finding.figures, year: finding.year ?? 0 };
      return of(figureWords({ key: 'placesCut', params }, language));
    }
    case 'staleFormula':
      return codes + marks.colon + staleLine(finding.figures.what, wording);
    case 'feeGap': {
      const { lowest, lowestCode, highest } = finding.figures;
      const said = { list: codes, lowestCode, lowest: number(lowest), highest: number(highest) };
      return t('item.feeGap.line', said);
    }
    case 'missingDocument': {
      const documents = list(finding.figures.documents.map(({ text }) => text[language]));
      return t('item.missingDocument.line', { code, documents });
    }
    case 'deadTail': {
      const { behind, ...clears } = finding.figures;
      return t('item.deadTail.line', { behind, clears: chanceFigure(clears, language) });
    }
  }
}
