import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { EMPTY_CONNECTION } from '../../model/connection-words.ts';
import { useMapPage } from '../../model/map-page.ts';
import { useConnectionSender } from '../../model/use-connection-sender.ts';
import { useDraft } from '../../model/use-draft.ts';
import { ConnectionFields } from '../forms/connection-fields.tsx';

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
