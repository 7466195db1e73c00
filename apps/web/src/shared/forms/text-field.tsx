import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { FieldBinding } from './use-bound-fields.ts';

interface TextFieldProps
  extends Omit<ComponentProps<typeof TextInput>, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  readonly label: string;
  readonly field: FieldBinding;
  readonly hint?: ReactNode;
}

export function TextField({ label, field, hint, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={field.error}>
      {(control) => <TextInput {...control} {...field.input} {...rest} />}
    </Field>
  );
}
