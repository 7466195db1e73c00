import { zodResolver } from '@hookform/resolvers/zod';
import type { TFunction } from 'i18next';
import { type FormEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { idempotencyKeys } from '../../../shared/api/idempotency-key.ts';
import { type FieldBinding, FORM_RULES } from '../../../shared/forms/use-bound-fields.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { sendRegistration } from '../api/account-calls.ts';
import { pageOrder } from './name-order.ts';
import { type RegistrationFailure, registrationFailure } from './registration-failure.ts';
import {
  EMPTY_REGISTRATION,
  REGISTRATION_ORDER,
  type RegistrationInput,
  type RegistrationOutput,
  registrationBody,
  registrationSchema,
  SUMMARY_ORDER,
} from './registration-form.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useFormFields } from './use-form-fields.ts';
import { type UsernameCheck, useUsernameCheck } from './use-username-check.ts';

type FieldName = (typeof REGISTRATION_ORDER)[number];

interface Registration {
  readonly bind: (name: FieldName) => FieldBinding;
  readonly send: (event: FormEvent) => void;
  readonly busy: boolean;
  /** What is wrong, all together; empty when nothing is. */
  readonly alert: string;
  readonly username: UsernameCheck;
  readonly password: string;
  /** What a password must not be. */
  readonly ownNames: readonly string[];
}

function failureText(failure: RegistrationFailure, t: TFunction<'account'>): string {
  if (failure.kind === 'said') return failure.message;
  if (failure.kind === 'exists' || failure.kind === 'invalid' || failure.kind === 'failed')
    return t(`register.${failure.kind}`);
  return t(`failure.${failure.kind}`);
}

/** The registration form at work: checks, sends, and words what went wrong. */
export function useRegistration(): Registration {
  const { t, i18n } = useTranslation('account');
  const [failure, setFailure] = useState<RegistrationFailure | null>(null);
  const [keyFor] = useState(idempotencyKeys);
  const enter = useAfterSignIn();
  const form = useForm<RegistrationInput, unknown, RegistrationOutput>({
    ...FORM_RULES,
    resolver: zodResolver(registrationSchema),
    defaultValues: EMPTY_REGISTRATION,
  });
  const { control } = form;
  const [userId, password, email] = useWatch({ control, name: ['User_ID', 'Password', 'Email_Address'] });
  const username = useUsernameCheck(userId ?? '');
  const language = languageOf(i18n.language);
  const { bind, summaryOf, focusFirst, showRefusal } = useFormFields(
    form,
    pageOrder(REGISTRATION_ORDER, language),
  );

  const submit = async (output: RegistrationOutput) => {
    setFailure(null);
    if (username === 'taken') {
      form.setError('User_ID', { type: 'taken' }, { shouldFocus: true });
      return;
    }
    const body = registrationBody(output, language);
    try {
      if (!enter(await sendRegistration(body, keyFor(body)))) setFailure({ kind: 'failed' });
    } catch (error) {
      setFailure(registrationFailure(error));
      showRefusal(error);
    }
  };
  return {
    bind,
    send: (event) =>
      void form.handleSubmit(submit, (errors) => {
        setFailure(null);
        focusFirst(errors);
      })(event),
    busy: form.formState.isSubmitting,
    alert: failure === null ? summaryOf(SUMMARY_ORDER) : failureText(failure, t),
    username,
    password: password ?? '',
    ownNames: [userId ?? '', email ?? ''],
  };
}
