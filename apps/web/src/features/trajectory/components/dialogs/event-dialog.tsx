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

/** Changes an event or deletes it with its connections. */
export function EventDialog({ event }: { readonly event: TrajectoryEvent }) {
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
