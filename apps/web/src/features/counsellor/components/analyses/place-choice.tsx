import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export type Place = 'here' | 'new';

interface PlaceChoiceProps {
  readonly value: Place;
  readonly onChange: (place: Place) => void;
  /** Without an open chat there is only a new one. */
  readonly chatOpen: boolean;
}

/** In which chat an analysis is talked about. */
export function PlaceChoice({ value, onChange, chatOpen }: PlaceChoiceProps) {
  const { t } = useTranslation('counsellor');
  const name = useId();
  const places = [
    { place: 'here', label: t('analyses.useHere'), possible: chatOpen },
    { place: 'new', label: t('analyses.startNew'), possible: true },
  ] as const;
  return (
    <fieldset>
      <legend className="sr-only">{t('analyses.where')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {places.map(({ place, label, possible }) => (
          <label
            key={place}
            className="flex min-h-(--tap) cursor-pointer items-center gap-2 text-sm has-disabled:text-muted"
          >
            <input
              type="radio"
              name={name}
              checked={value === place}
              disabled={!possible}
              onChange={() => onChange(place)}
              className="size-5 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
