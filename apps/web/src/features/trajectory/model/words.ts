import {
  type ConnectionDraft,
  type ConnectionKind,
  DEFAULT_EVENT_TYPES,
  TRAJECTORY_TEXTS,
  type TrajectoryEvent,
  type TrajectoryProblem,
} from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { writtenNumber } from '../../../shared/i18n/written-number.ts';

/** What is wrong, in the reader's words. */
export function problemWords(problem: TrajectoryProblem, t: TFunction<'trajectory'>): string {
  switch (problem.code) {
    case 'full':
      return t(`problem.full.${problem.list}`, { max: problem.max });
    case 'typeInUse':
      return t('alert.typeInUse', { count: problem.events });
    case 'tooLong':
      return t('problem.tooLong', { max: problem.max });
    case 'yearTooEarly':
      return t('problem.yearTooEarly', { earliest: problem.earliest });
    case 'yearTooLate':
      return t('problem.yearTooLate', { ahead: problem.ahead });
    default:
      return t(`problem.${problem.code}`);
  }
}

type DraftField = 'name' | 'year' | 'type' | 'description' | 'from' | 'to';

/** The field of a form that a problem belongs to; null: the form as a whole. */
export function problemField(problem: TrajectoryProblem): DraftField | null {
  switch (problem.code) {
    case 'nameMissing':
      return 'name';
    case 'yearNotWhole':
    case 'yearTooEarly':
    case 'yearTooLate':
      return 'year';
    case 'typeMissing':
    case 'kindMissing':
      return 'type';
    case 'fromMissing':
      return 'from';
    case 'toMissing':
    case 'sameEvent':
      return 'to';
    case 'tooLong':
      return problem.field === 'content' ? null : problem.field;
    default:
      return null;
  }
}

interface Ends {
  readonly from: string;
  readonly to: string;
  readonly type: ConnectionKind;
}

/** A connection as a sentence: one event, what it did, the other. */
export function connectionWords(
  { from, to, type }: Ends,
  events: readonly TrajectoryEvent[],
  t: TFunction<'trajectory'>,
): string {
  const nameOf = (id: string) =>
    events.find((event) => event.id === id)?.name ?? t('connection.missingEvent');
  return t('connection.line', { from: nameOf(from), to: nameOf(to), type: t(`connectionType.${type}`) });
}

/** A connection that nobody has filled in yet. */
export const EMPTY_CONNECTION: ConnectionDraft = { from: '', to: '', type: 'influenced', description: '' };

/** A type as the page shows it: the usual ones in the reader's language, the pupil's own as they were written. */
export function typeWords(type: string, t: TFunction<'trajectory'>): string {
  const usual = DEFAULT_EVENT_TYPES.find((name) => name === type);
  return usual === undefined ? type.charAt(0).toUpperCase() + type.slice(1) : t(`type.${usual}`);
}

/** Says how much of a description's room is used. */
export function useCountWords(): (used: number) => string {
  const { t } = useTranslation('trajectory');
  return (used) =>
    t('event.count', { used: writtenNumber(used), max: writtenNumber(TRAJECTORY_TEXTS.description) });
}

/** Words when something was written. */
export function useTimeWords(): (timestamp: string) => string {
  const { i18n } = useTranslation('trajectory');
  const language = languageOf(i18n.language);
  return useCallback((timestamp) => timeWords(timestamp, 'moment', language), [language]);
}
