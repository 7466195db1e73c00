import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../shared/forms/use-bound-fields.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly field: FieldBinding;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
}

/** A password, hidden unless asked for. */
export function PasswordField({ label, field, autoComplete, hint }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={field.error}>
      {(control) => (
        <TextInput
          {...control}
          {...field.input}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="pe-0!"
          trailing={
            <IconButton
              label={t(shown ? 'password.hide' : 'password.show')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Icon aria-hidden="true" />
            </IconButton>
          }
        />
      )}
    </Field>
  );
}
