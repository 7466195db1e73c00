import type { TrajectoryEvent } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../shared/ui/field.tsx';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';

interface EventSelectProps {
  readonly label: string;
  /** In the order in which they are offered. */
  readonly events: readonly TrajectoryEvent[];
  /** Id of an event; empty when none is chosen. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** One end of a connection; an event that is not there any more is shown as such. */
export function EventSelect({ label, events, value, error, onChange }: EventSelectProps) {
  const { t } = useTranslation('trajectory');
  const options = events.map(({ id, name, year }) => ({
    value: id,
    label: t('connection.eventInYear', { name, year }),
  }));
  const lost = value !== '' && !events.some(({ id }) => id === value);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          required
          placeholder={t('connection.chooseEvent')}
          options={lost ? [{ value, label: t('connection.missingEvent') }, ...options] : options}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
