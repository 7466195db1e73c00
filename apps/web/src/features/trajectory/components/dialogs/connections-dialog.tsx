import { connectionsOf, type TrajectoryConnection, type TrajectoryEvent } from '@lodestar/domain';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { connectionWords } from '../../model/connection-words.ts';
import { useMapPage } from '../../model/map-page.ts';
import { useRemoval } from '../../model/use-removal.ts';
import { ConnectionSample } from '../connection-sample.tsx';

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
