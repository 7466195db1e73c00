import { CONNECTION_KINDS, type CommandOutcome, type ConnectionDraft } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { connectionWords } from './connection-words.ts';
import { useMapPage } from './map-page.ts';

/** Adds a connection and says so. */
export function useConnectionSender(): (draft: ConnectionDraft) => CommandOutcome {
  const { t } = useTranslation('trajectory');
  const { work, run, announce } = useMapPage();
  return (draft) => {
    const outcome = run({ kind: 'addConnection', draft });
    const type = CONNECTION_KINDS.find((kind) => kind === draft.type);
    if (outcome.kind === 'done' && type !== undefined) {
      announce(t('connection.added', { line: connectionWords({ ...draft, type }, work.events, t) }));
    }
    return outcome;
  };
}
