import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { FieldBinding } from '../../../shared/forms/use-bound-fields.ts';
import type { UsernameCheck } from '../model/use-username-check.ts';

const ICON = { checking: LoaderCircle, available: Check, taken: CircleAlert, error: CircleAlert } as const;
const TONE = {
  checking: 'text-muted',
  available: 'text-success',
  taken: 'text-danger',
  error: 'text-warn',
} as const;
const WORDS = {
  checking: 'register.checking',
  available: 'register.available',
  taken: 'register.taken',
  error: 'register.checkFailed',
} as const;

function Finding({ check }: { readonly check: Exclude<UsernameCheck, 'none'> }) {
  const { t } = useTranslation('account');
  const Icon = ICON[check];
  return (
    <span className={`flex items-center gap-1.5 ${TONE[check]}`}>
      <Icon
        aria-hidden="true"
        className={check === 'checking' ? 'spin size-4 shrink-0' : 'size-4 shrink-0'}
      />
      {t(WORDS[check])}
    </span>
  );
}

interface UsernameFieldProps {
  readonly field: FieldBinding;
  readonly check: UsernameCheck;
}

/** The username somebody may choose, with what is known of it while it is typed. */
export function UsernameField({ field, check }: UsernameFieldProps) {
  const { t } = useTranslation('account');
  return (
    <TextField
      label={t('optional', { label: t('field.User_ID') })}
      field={field}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      hint={<span role="status">{check === 'none' ? t('hint.User_ID') : <Finding check={check} />}</span>}
    />
  );
}
