import { connectionsOf, type TrajectoryEvent } from '@lodestar/domain';
import { Spline, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { useDraft } from '../../model/use-draft.ts';
import { useRemoval } from '../../model/use-removal.ts';
import { EventFields } from '../forms/fields.tsx';
import { AnalysisDialog, PastAnalysesDialog } from './analysis-dialogs.tsx';
import { ConnectionDialog, ConnectionsDialog, NewConnectionDialog } from './connection-dialogs.tsx';
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

/** Changes an event or deletes it with its connections. */
function EventDialog({ event }: { readonly event: TrajectoryEvent }) {
  const { t } = useTranslation('trajectory');
  const { work, run, open, close, goTo } = useMapPage();
  const formId = useId();
  const remove = useRemoval();
  const { id, name, type, description } = event;
  const form = useDraft({
    initial: { name, year: String(event.year), type, description },
    send: (draft) => run({ kind: 'changeEvent', id, draft }),
    onTaken: () => {
      close();
      goTo(id);
      return undefined;
    },
  });
  const count = connectionsOf(work, id).length;
  const deleted = count === 0 ? t('event.deleted', { name }) : t('event.deletedWith', { name, count });
  return (
    <Dialog
      open
      onClose={close}
      title={t('event.editTitle')}
      actions={
        <>
          <Button
            variant="quiet"
            className="me-auto text-danger!"
            onClick={() => {
              close();
              remove({ kind: 'removeEvent', id }, deleted);
            }}
          >
            <Trash2 aria-hidden="true" />
            {t('event.delete')}
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('event.save')}
          </Button>
        </>
      }
    >
      <form ref={form.form} id={formId} noValidate onSubmit={form.submit} className="grid gap-3">
        <EventFields form={form} types={[...new Set([...work.types, type])]} />
      </form>
      <Button
        variant="quiet"
        className="-ms-2.5 justify-self-start"
        onClick={() =>
          open(
            count === 0 ? { kind: 'newConnection', from: id, to: '' } : { kind: 'connections', eventId: id },
          )
        }
      >
        <Spline aria-hidden="true" />
        {count === 0 ? t('connections.add') : t('card.connections', { count })}
      </Button>
    </Dialog>
  );
}
