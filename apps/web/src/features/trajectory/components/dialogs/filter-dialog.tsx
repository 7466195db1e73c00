import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';
import { NO_FILTER, passes } from '../../model/map-filter.ts';
import { useMapPage } from '../../model/map-page.ts';
import { typeColour } from '../../model/type-colour.ts';
import { typeWords } from '../../model/type-words.ts';

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
        {work.types.map((type) => (
          <label key={type} className="flex min-h-(--tap) cursor-pointer items-center gap-3 leading-snug">
            <input
              type="checkbox"
              checked={!filter.hidden.has(type)}
              onChange={() => toggle(type)}
              className="size-5 shrink-0 accent-accent"
            />
            <span
              aria-hidden="true"
              className="h-5 w-1 shrink-0 rounded-1"
              style={{ background: typeColour(work.types, type) }}
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
