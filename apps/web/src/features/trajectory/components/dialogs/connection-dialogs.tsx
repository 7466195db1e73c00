import { connectionsOf, type TrajectoryConnection, type TrajectoryEvent } from '@lodestar/domain';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { useDraft } from '../../model/use-draft.ts';
import { useRemoval } from '../../model/use-removal.ts';
import { connectionWords, EMPTY_CONNECTION } from '../../model/words.ts';
import { ConnectionSample } from '../connection-lines.tsx';
import { ConnectionFields, useConnectionSender } from '../forms/fields.tsx';

interface ConnectionDialogProps {
  readonly connection: TrajectoryConnection;
  /** Called once it is saved or deleted. */
  readonly onSettled: () => void;
  /** Called when it is closed as it was. */
  readonly onGiveUp: () => void;
  /** An analysis waits for it. */
  readonly pausing: boolean;
}

/** Changes a connection or deletes it; says so when one of its events is not there any more. */
export function ConnectionDialog({ connection, onSettled, onGiveUp, pausing }: ConnectionDialogProps) {
  const { t } = useTranslation('trajectory');
  const { work, run } = useMapPage();
  const formId = useId();
  const remove = useRemoval();
  const { id, from, to, type, description } = connection;
  const form = useDraft({
    initial: { from, to, type: String(type), description },
    send: (draft) => run({ kind: 'changeConnection', id, draft }),
    onTaken: () => {
      onSettled();
      return undefined;
    },
  });
  const isThere = (eventId: string) => work.events.some((event) => event.id === eventId);
  const lost = !isThere(from) || !isThere(to);
  return (
    <Dialog
      open
      onClose={onGiveUp}
      title={t('connection.editTitle')}
      actions={
        <>
          <Button
            variant="quiet"
            className="me-auto text-danger!"
            onClick={() => {
              remove({ kind: 'removeConnection', id }, t('connection.deleted'));
              onSettled();
            }}
          >
            <Trash2 aria-hidden="true" />
            {t('connection.delete')}
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('connection.save')}
          </Button>
        </>
      }
    >
      {lost && (
        <Banner tone="warn">
          {t('problem.eventsMissing')}
          {pausing && ` ${t('connection.warningPaused')}`}
        </Banner>
      )}
      <form ref={form.form} id={formId} noValidate onSubmit={form.submit} className="grid gap-3">
        <ConnectionFields form={form} events={work.events} />
      </form>
    </Dialog>
  );
}

interface NewConnectionDialogProps {
  /** Ids of events; empty when still to be chosen. */
  readonly from: string;
  readonly to: string;
}

/** A connection that has been drawn but not saved yet: closing the dialog leaves nothing behind. */
export function NewConnectionDialog({ from, to }: NewConnectionDialogProps) {
  const { t } = useTranslation('trajectory');
  const { work, close } = useMapPage();
  const formId = useId();
  const send = useConnectionSender();
  const form = useDraft({
    initial: { ...EMPTY_CONNECTION, from, to },
    send,
    onTaken: () => {
      close();
      return undefined;
    },
  });
  return (
    <Dialog
      open
      onClose={close}
      title={t('connection.newTitle')}
      actions={
        <>
          <Button onClick={close}>{t('connection.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('connection.save')}
          </Button>
        </>
      }
    >
      <form ref={form.form} id={formId} noValidate onSubmit={form.submit} className="grid gap-3">
        <ConnectionFields form={form} events={work.events} />
      </form>
    </Dialog>
  );
}

interface ConnectionRowProps {
  readonly connection: TrajectoryConnection;
  /** The event whose connections are listed. */
  readonly eventId: string;
}

function ConnectionRow({ connection, eventId }: ConnectionRowProps) {
  const { t } = useTranslation('trajectory');
  const { work, open } = useMapPage();
  const remove = useRemoval();
  const { id, from, to, type, description } = connection;
  const otherId = from === eventId ? to : from;
  const name = work.events.find((event) => event.id === otherId)?.name ?? t('connection.missingEvent');
  return (
    <li className="flex items-center gap-1 border-line border-b py-1 last:border-b-0">
      <div className="min-w-0 flex-1 py-1 text-sm leading-snug">
        <p className="flex items-start gap-2">
          <ConnectionSample kind={type} />
          <span className="min-w-0 break-words">{connectionWords(connection, work.events, t)}</span>
        </p>
        {description !== '' && <p className="line-clamp-2 ps-9 text-ink-2 text-xs">{description}</p>}
      </div>
      <IconButton
        label={t('connections.edit', { name })}
        onClick={() => open({ kind: 'connection', id, pausing: false })}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('connections.delete', { name })}
        onClick={() => remove({ kind: 'removeConnection', id }, t('connection.deleted'))}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** All connections of one event. */
export function ConnectionsDialog({ event }: { readonly event: TrajectoryEvent }) {
  const { t } = useTranslation('trajectory');
  const { work, open, close } = useMapPage();
  const { id, name } = event;
  const connections = connectionsOf(work, id);
  return (
    <Dialog
      open
      onClose={close}
      title={t('connections.title', { name })}
      actions={
        <Button onClick={() => open({ kind: 'newConnection', from: id, to: '' })}>
          <Plus aria-hidden="true" />
          {t('connections.add')}
        </Button>
      }
    >
      {connections.length === 0 ? (
        <p className="text-ink-2 text-sm">{t('connections.none')}</p>
      ) : (
        <ul>
          {connections.map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} eventId={id} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
