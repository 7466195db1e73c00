import { shownTypes } from '@lodestar/domain';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { findEvents, NO_FILTER, passes } from '../../model/map-filter.ts';
import { useMapPage } from '../../model/map-page.ts';
import { typeWords } from '../../model/words.ts';

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

/** Which types and years the map shows; takes effect at once. */
export function FilterDialog() {
  const { t } = useTranslation('trajectory');
  const { work, filter, setFilter, close } = useMapPage();
  const years = [...new Set(work.events.map(({ year }) => year))].sort((one, other) => one - other);
  const yearOptions = years.map((year) => ({ value: String(year), label: String(year) }));
  const shown = work.events.filter((event) => passes(filter, event)).length;

  const toggle = (type: string) => {
    const hidden = new Set(filter.hidden);
    if (!hidden.delete(type)) hidden.add(type);
    setFilter({ ...filter, hidden });
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('filter.title')}
      actions={
        <>
          <Button onClick={() => setFilter(NO_FILTER)}>{t('filter.clear')}</Button>
          <Button variant="primary" onClick={close}>
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="text-sm">{t('filter.types')}</legend>
        {shownTypes(work).map((type) => (
          <label key={type} className="flex min-h-(--tap) cursor-pointer items-center gap-3 leading-snug">
            <input
              type="checkbox"
              checked={!filter.hidden.has(type)}
              onChange={() => toggle(type)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 break-words">{typeWords(type, t)}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`filter.${end}`)}>
            {(control) => (
              <SelectInput
                {...control}
                value={filter[end] === null ? '' : String(filter[end])}
                placeholder={t('filter.any')}
                options={yearOptions}
                onChange={(event) =>
                  setFilter({
                    ...filter,
                    [end]: event.target.value === '' ? null : Number(event.target.value),
                  })
                }
              />
            )}
          </Field>
        ))}
      </div>
      <p role="status" className="text-muted text-xs">
        {t('filter.state', { shown, count: work.events.length })}
      </p>
    </Dialog>
  );
}
