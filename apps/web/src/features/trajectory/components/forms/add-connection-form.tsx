import { Spline } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { EMPTY_CONNECTION } from '../../model/connection-words.ts';
import { useMapPage } from '../../model/map-page.ts';
import { useConnectionSender } from '../../model/use-connection-sender.ts';
import { useDraft } from '../../model/use-draft.ts';
import { ConnectionFields } from './connection-fields.tsx';

/** Adds a connection between two events that are chosen from lists. */
export function AddConnectionForm() {
  const { t } = useTranslation('trajectory');
  const { work } = useMapPage();
  const send = useConnectionSender();
  const form = useDraft({ initial: EMPTY_CONNECTION, send, onTaken: () => EMPTY_CONNECTION });
  if (work.events.length < 2) return <p className="text-muted text-sm">{t('connection.tooFew')}</p>;
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-3">
      <ConnectionFields form={form} events={work.events} short />
      <Button type="submit">
        <Spline aria-hidden="true" />
        {t('connection.add')}
      </Button>
      <p className="text-muted text-xs leading-snug">{t('connection.dragHint')}</p>
    </form>
  );
}
