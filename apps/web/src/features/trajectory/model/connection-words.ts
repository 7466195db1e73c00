import type { ConnectionDraft, ConnectionKind, TrajectoryEvent } from '@lodestar/domain';
import type { TFunction } from 'i18next';

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
