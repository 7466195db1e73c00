import { CONNECTION_KINDS } from '@lodestar/domain';
import { Plus, Spline, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { SegmentedChooser } from '../../../shared/ui/segmented-chooser.tsx';
import { Sheet } from '../../../shared/ui/sheet.tsx';
import { useUnsentTexts } from '../../../shared/work/unsent-texts.ts';
import { useMapPage } from '../model/map-page.ts';
import { useDraft } from '../model/use-draft.ts';
import { EMPTY_CONNECTION } from '../model/words.ts';
import { ConnectionFields, EventFields, EventSelect, useConnectionSender } from './forms/fields.tsx';

/** The forms that add to the map: beside it on a wide screen, in a sheet on a narrow one. */
export function AddPanel({ wide }: { readonly wide: boolean }) {
  const { t } = useTranslation('trajectory');
  const { adding, endAdding } = useMapPage();
  if (wide) return adding === null ? null : <SidePanel key={adding} year={adding} />;
  return (
    <Sheet open={adding !== null} onClose={endAdding} title={t('event.addTitle')}>
      {adding !== null && <AddEventForm year={adding} onAdded={endAdding} />}
    </Sheet>
  );
}

function SidePanel({ year }: { readonly year: number }) {
  const { t } = useTranslation('trajectory');
  const { endAdding } = useMapPage();
  const ids = useId();
  const before = useRef(document.activeElement);
  const close = () => {
    endAdding();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <aside
      aria-label={t('panel.label')}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="overflow-y-auto border-line border-s bg-surface p-5 shadow-3 [scrollbar-width:thin] print:hidden"
    >
      <section aria-labelledby={`${ids}-event`}>
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 id={`${ids}-event`} className="text-lg!">
            {t('event.addTitle')}
          </h2>
          <IconButton label={t('panel.close')} className="-my-2 -me-2.5" onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <AddEventForm year={year} />
      </section>
      <section aria-labelledby={`${ids}-connection`} className="mt-6 border-line border-t pt-5">
        <h2 id={`${ids}-connection`} className="mb-3 text-lg!">
          {t('connection.addTitle')}
        </h2>
        <AddConnectionForm />
      </section>
      <p className="mt-6 border-line border-t pt-4 text-muted text-xs leading-snug">{t('privacy')}</p>
    </aside>
  );
}

interface AddEventFormProps {
  readonly year: number;
  readonly onAdded?: () => void;
}

const NO_CAUSE = { cause: '', kind: 'led_to' } as const;

/** Adds an event, and how an earlier one bears on it; year and type stay for the next one. */
function AddEventForm({ year, onAdded }: AddEventFormProps) {
  const { t } = useTranslation('trajectory');
  const { work, run, goTo, announce } = useMapPage();
  const unsent = useUnsentTexts('event');
  const { name = '', description = '' } = unsent.texts;
  const initial = { name, year: String(year), type: work.types[0] ?? '', description };
  const form = useDraft<typeof initial & { readonly cause: string; readonly kind: string }>({
    initial: { ...initial, ...NO_CAUSE },
    send({ cause, kind, ...draft }) {
      const outcome = run({ kind: 'addEvent', draft });
      if (outcome.kind !== 'done') return outcome;
      const { id } = outcome;
      if (cause !== '')
        run({ kind: 'addConnection', draft: { from: cause, to: id, type: kind, description: '' } });
      announce(t('event.added', { name: draft.name.trim(), year: draft.year }));
      unsent.forget();
      onAdded?.();
      goTo(id);
      return outcome;
    },
    onTaken: (draft) => ({ ...draft, name: '', description: '', ...NO_CAUSE }),
  });
  const { draft } = form;
  const edit: typeof form.edit = (field, value) => {
    form.edit(field, value);
    if (field === 'name' || field === 'description') unsent.keep({ [field]: value });
  };
  // The sheet is still rising: the browser would scroll the field to the top of the little there is of it.
  useEffect(() => form.form.current?.querySelector('input')?.focus({ preventScroll: true }), [form.form]);
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-3">
      <EventFields form={{ ...form, edit }} types={work.types} />
      {work.events.length > 0 && (
        <EventSelect
          label={t('event.cause')}
          empty={t('event.noCause')}
          events={work.events}
          value={draft.cause}
          onChange={(id) => edit('cause', id)}
        />
      )}
      {draft.cause !== '' && (
        <SegmentedChooser
          label={t('connection.kind')}
          options={CONNECTION_KINDS.map((kind) => ({ value: kind, label: t(`connectionType.${kind}`) }))}
          value={CONNECTION_KINDS.find((kind) => kind === draft.kind) ?? null}
          onChange={(kind) => edit('kind', kind)}
        />
      )}
      <Button variant="primary" type="submit">
        <Plus aria-hidden="true" />
        {t('event.add')}
      </Button>
    </form>
  );
}

/** Adds a connection between two events that are chosen from lists. */
function AddConnectionForm() {
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
