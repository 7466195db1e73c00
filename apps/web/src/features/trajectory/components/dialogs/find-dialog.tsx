import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { findEvents } from '../../model/find-events.ts';
import { passes } from '../../model/map-filter.ts';
import { useMapPage } from '../../model/map-page.ts';
import { typeColour } from '../../model/type-colour.ts';
import { typeWords } from '../../model/type-words.ts';

/** Longer lists are narrowed down by typing. */
const MOST_SHOWN = 50;

/** A list of all events that can be searched; choosing one leads to it on the map. */
export function FindDialog() {
  const { t } = useTranslation('trajectory');
  const { work, filter, close, goTo } = useMapPage();
  const [question, setQuestion] = useState('');
  const found = findEvents(work.events, question);
  return (
    <Dialog open onClose={close} title={t('find.title')}>
      <Field label={t('find.label')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={question}
            autoComplete="off"
            leading={<Search aria-hidden="true" />}
            onChange={(event) => setQuestion(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-muted text-xs">
        {found.length === 0 ? t('find.none') : t('find.shown', { count: found.length })}
      </p>
      <ul className="-mx-2">
        {found.slice(0, MOST_SHOWN).map((event) => (
          <li key={event.id}>
            <button
              type="button"
              className="flex min-h-(--tap) w-full items-center gap-2 rounded-2 px-2 py-1 text-sm leading-snug hover:bg-sunken"
              onClick={() => {
                close();
                goTo(event.id);
              }}
            >
              <span
                aria-hidden="true"
                className="h-6 w-1 shrink-0 rounded-1"
                style={{ background: typeColour(work.types, event.type) }}
              />
              <span className="font-display text-md">{event.year}</span>
              <span className="wrap-anywhere min-w-0 flex-1 text-start">{event.name}</span>
              <span className="max-w-28 shrink-0 truncate text-muted text-xs">
                {passes(filter, event) ? typeWords(event.type, t) : t('find.hidden')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p className="text-muted text-xs">{t('find.more', { max: MOST_SHOWN })}</p>
      )}
    </Dialog>
  );
}
