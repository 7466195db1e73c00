import { emailSchema, givenPasswordSchema, newPasswordSchema, PASSWORD_LENGTH } from '@lodestar/contract';
import type { TFunction } from 'i18next';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { FieldBinding } from '../../../shared/forms/use-bound-fields.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
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

const STEPS = [1, 2, 3, 4] as const;
const FILLED = { empty: 0, tooShort: 0, ownName: 1, weak: 1, enough: 2, long: 3, veryLong: 4 } as const;

function strengthText(strength: PasswordStrength, t: TFunction<'account'>): string {
  if (strength.kind === 'empty') return t('hint.Password');
  if (strength.kind === 'tooShort') return t('password.tooShort', { count: strength.missing });
  return t(`password.${strength.kind}`);
}

interface PasswordMeterProps {
  readonly password: string;
  /** Username and e-mail, which a password must not be. */
  readonly own?: readonly string[];
}

/** How long a password is while it is typed: four steps and words, so that colour is not needed. */
export function PasswordMeter({ password, own = [] }: PasswordMeterProps) {
  const { t } = useTranslation('account');
  const strength = passwordStrength(password, own);
  const filled = FILLED[strength.kind];
  return (
    <span className="grid gap-1.5">
      <span
        aria-hidden="true"
        className={classNames('grid grid-cols-4 gap-1 pt-1', strength.kind === 'empty' && 'hidden')}
      >
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames('h-1 rounded-full', step <= filled ? 'bg-accent' : 'bg-line')}
          />
        ))}
      </span>
      <span role="status">
        {strength.kind !== 'empty' && <span className="sr-only">{t('password.strength')}: </span>}
        {strengthText(strength, t)}
      </span>
    </span>
  );
}

type PasswordStrength =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooShort'; readonly missing: number }
  | { readonly kind: 'ownName' }
  | { readonly kind: 'weak' | 'enough' | 'long' | 'veryLong' };

const ENOUGH = 9;
const LONG = 12;
const VERY_LONG = 16;

/** Length that is hard to guess: a character that repeats or follows its neighbour (aaa, 123, cba) adds nothing. */
function effectiveLength(characters: readonly string[]): number {
  return characters.filter((character, index) => {
    const before = characters[index - 1]?.codePointAt(0);
    const code = character.codePointAt(0) ?? 0;
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
}

/**
 * What a password's length tells of how hard it is to guess; `own`: username and e-mail. It promises no more: words,
 * names and dates make a long one guessable, and the server, which knows them, may still refuse it.
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  if (password === '') return { kind: 'empty' };
  if (password.length < PASSWORD_LENGTH.min)
    return { kind: 'tooShort', missing: PASSWORD_LENGTH.min - password.length };
  const plain = password.toLowerCase();
  const names = own.flatMap((name) => [name.toLowerCase(), name.toLowerCase().split('@')[0] ?? '']);
  if (names.some((name) => name !== '' && name === plain)) return { kind: 'ownName' };
  const characters = [...plain];
  const length = Math.min(effectiveLength(characters), 2 * new Set(characters).size);
  if (length >= VERY_LONG) return { kind: 'veryLong' };
  if (length >= LONG) return { kind: 'long' };
  return { kind: length >= ENOUGH ? 'enough' : 'weak' };
}

const given = z.looseObject({ next: z.string(), ConfirmPassword: z.string() });

const twice = {
  path: ['ConfirmPassword'],
  when: ({ value }: { readonly value: unknown }) => given.safeParse(value).success,
};
const areEqual = ({ next, ConfirmPassword }: z.output<typeof given>) => next === ConfirmPassword;

export const changePasswordSchema = z
  .object({ current: givenPasswordSchema, next: newPasswordSchema, ConfirmPassword: z.string() })
  .refine(areEqual, twice);

export const resetPasswordSchema = z
  .object({ next: newPasswordSchema, ConfirmPassword: z.string() })
  .refine(areEqual, twice);

export const givenPasswordForm = z.object({ password: givenPasswordSchema });

export const changeEmailSchema = z.object({ email: emailSchema, current: givenPasswordSchema });

export const CHANGE_ORDER = ['current', 'next', 'ConfirmPassword'] as const;
export const RESET_ORDER = ['next', 'ConfirmPassword'] as const;
export const GIVEN_ORDER = ['password'] as const;
export const EMAIL_ORDER = ['email', 'current'] as const;
