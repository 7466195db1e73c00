import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { AnalysisDialog, PastAnalysesDialog } from './analysis-dialogs.tsx';
import { ConnectionDialog, ConnectionsDialog, NewConnectionDialog } from './connection-dialogs.tsx';
import { EventDialog } from './event-dialog.tsx';
import { FilterDialog, FindDialog } from './find-and-filter.tsx';
import { TypesDialog } from './types-dialog.tsx';

/** What was to be shown has been deleted meanwhile, in another tab or on another device. */
function GoneDialog() {
  const { t } = useTranslation('trajectory');
  const { close } = useMapPage();
  return <Dialog open onClose={close} title={t('title')} description={t('problem.gone')} />;
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string) =>
  entries.find((entry) => entry.id === id);

/** The dialog that lies over the map now. */
export function OpenDialog() {
  const { work, dialog, close, analysis: actions } = useMapPage();
  if (dialog === null) return null;
  const giveUp = () => {
    actions.cancel();
    close();
  };
  switch (dialog.kind) {
    case 'event': {
      const event = byId(work.events, dialog.id);
      return event ? <EventDialog key={event.id} event={event} /> : <GoneDialog />;
    }
    case 'newConnection':
      return <NewConnectionDialog from={dialog.from} to={dialog.to} />;
    case 'connection': {
      const connection = byId(work.connections, dialog.id);
      if (!connection) return <GoneDialog />;
      const { id, pausing } = dialog;
      return (
        <ConnectionDialog
          key={id}
          connection={connection}
          pausing={pausing}
          onSettled={close}
          onGiveUp={pausing ? giveUp : close}
        />
      );
    }
    case 'connections': {
      const event = byId(work.events, dialog.eventId);
      return event ? <ConnectionsDialog event={event} /> : <GoneDialog />;
    }
    case 'types':
      return <TypesDialog />;
    case 'find':
      return <FindDialog />;
    case 'filter':
      return <FilterDialog />;
    case 'analysis': {
      const analysis = byId(work.analyses, dialog.id);
      return analysis ? <AnalysisDialog analysis={analysis} /> : <GoneDialog />;
    }
    case 'pastAnalyses':
      return <PastAnalysesDialog />;
  }
}
