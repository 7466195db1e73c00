import type { TrajectoryConnection } from '@lodestar/domain';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { useDraft } from '../../model/use-draft.ts';
import { useRemoval } from '../../model/use-removal.ts';
import { ConnectionFields } from '../forms/connection-fields.tsx';

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
