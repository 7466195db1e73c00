import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { useDraft } from '../../model/use-draft.ts';
import { EVENT_FORM_ID } from '../../model/use-sheet.ts';
import { EventFields } from './event-fields.tsx';

interface AddEventFormProps {
  /** Called with the id of the event that came about. */
  readonly onAdded?: (id: string) => void;
}

/** Adds an event; year and type stay for the next one. */
export function AddEventForm({ onAdded }: AddEventFormProps) {
  const { t } = useTranslation('trajectory');
  const { work, run, goTo, currentYear, announce } = useMapPage();
  const form = useDraft({
    initial: { name: '', year: String(currentYear), type: work.types[0] ?? '', description: '' },
    send(draft) {
      const outcome = run({ kind: 'addEvent', draft });
      if (outcome.kind === 'done') {
        announce(t('event.added', { name: draft.name.trim(), year: draft.year }));
        onAdded?.(outcome.id);
        goTo(outcome.id);
      }
      return outcome;
    },
    onTaken: (draft) => ({ ...draft, name: '', description: '' }),
  });
  return (
    <form ref={form.form} id={EVENT_FORM_ID} noValidate onSubmit={form.submit} className="grid gap-3">
      <EventFields form={form} types={work.types} />
      <Button variant="primary" type="submit">
        <Plus aria-hidden="true" />
        {t('event.add')}
      </Button>
    </form>
  );
}
