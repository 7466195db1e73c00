import type { ComponentProps } from 'react';
import type { FieldBinding } from '../../../shared/forms/use-bound-fields.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { SelectInput } from '../../../shared/ui/select-input.tsx';

interface ChoiceFieldProps
  extends Omit<ComponentProps<typeof SelectInput>, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  readonly label: string;
  readonly field: FieldBinding;
}

export function ChoiceField({ label, field, ...rest }: ChoiceFieldProps) {
  return (
    <Field label={label} error={field.error}>
      {(control) => <SelectInput {...control} {...field.input} {...rest} />}
    </Field>
  );
}
