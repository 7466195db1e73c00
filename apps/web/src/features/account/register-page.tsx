import { zodResolver } from '@hookform/resolvers/zod';
import { usernameSchema } from '@lodestar/contract';
import type { TFunction } from 'i18next';
import { Check, ChevronDown, CircleAlert, LoaderCircle } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { idempotencyKeys } from '../../shared/api/idempotency-key.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { type FieldBinding, FORM_RULES } from '../../shared/forms/use-bound-fields.ts';
import { languageOf } from '../../shared/i18n/languages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormAlert } from '../../shared/ui/field.tsx';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { sendRegistration } from './api/account-calls.ts';
import { PasswordField, PasswordMeter } from './components/password-field.tsx';
import { AboutFields, ExtraFields, FormSection, LeftoverNotice } from './components/profile-fields.tsx';
import { RegisterLayout, useAfterSignIn } from './components/sign-in-layout.tsx';
import { isTrouble, type RegistrationFailure, registrationFailure, troubleWords } from './model/failures.ts';
import { CHOICES, type Choice, formDraft } from './model/form-draft.ts';
import { pageOrder, useFormFields } from './model/form-fields.ts';
import {
  EMPTY_REGISTRATION,
  REGISTRATION_ORDER,
  type RegistrationInput,
  type RegistrationOutput,
  registrationBody,
  registrationSchema,
  SUMMARY_ORDER,
} from './model/registration-form.ts';
import { ConsentBlock } from './privacy/privacy-statement.tsx';

export function RegisterPage() {
  return (
    <RegisterLayout>
      <RegistrationForm />
    </RegisterLayout>
  );
}

function RegistrationForm() {
  const { t } = useTranslation('account');
  const { bind, send, busy, alert, username, password, ownNames, extras, back, keep, undo } =
    useRegistration();
  return (
    <form noValidate onSubmit={send} onChange={keep} className="mt-4 grid gap-8">
      {back.length > 0 && <LeftoverNotice back={back} onUndo={undo} />}
      <FormSection title={t('register.about')}>
        <AboutFields bind={bind} />
      </FormSection>
      <FormSection title={t('register.signIn')}>
        <TextField
          label={t('field.Email_Address')}
          field={bind('Email_Address')}
          hint={t('hint.Email_Address')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <UsernameField field={bind('User_ID')} check={username} />
        <PasswordField
          label={t('field.Password')}
          field={bind('Password')}
          autoComplete="new-password"
          hint={<PasswordMeter password={password} own={ownNames} />}
        />
        <PasswordField
          label={t('field.ConfirmPassword')}
          field={bind('ConfirmPassword')}
          autoComplete="new-password"
        />
      </FormSection>
      <details ref={extras} className="group rounded-2 border border-line border-dashed px-4 py-2">
        <summary className="flex min-h-(--tap) cursor-pointer list-none items-center justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-center gap-x-3">
            <span className="font-semibold">{t('register.extra')}</span>
            <span className="text-muted text-sm">{t('register.extraLater')}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 stroke-[1.75] text-muted group-open:rotate-180"
          />
        </summary>
        <div className="grid items-start gap-x-5 gap-y-4 pt-2 pb-4 md:grid-cols-2">
          <ExtraFields bind={bind} />
        </div>
      </details>
      <ConsentBlock field={bind('consent')} />
      <div className="grid gap-3">
        <FormAlert text={alert} />
        <RetryProgress of="registerAccount" />
        <Button type="submit" variant="primary" disabled={busy} className="justify-self-start max-md:w-full">
          {t(busy ? 'register.busy' : 'register.submit')}
        </Button>
      </div>
    </form>
  );
}

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

function UsernameHint({ check }: { readonly check: Exclude<UsernameCheck, 'none'> }) {
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
function UsernameField({ field, check }: UsernameFieldProps) {
  const { t } = useTranslation('account');
  return (
    <TextField
      label={t('optional', { label: t('field.User_ID') })}
      field={field}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      hint={
        <span role="status">{check === 'none' ? t('hint.User_ID') : <UsernameHint check={check} />}</span>
      }
    />
  );
}

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
  /** The folded part of what nobody has to say. */
  readonly extras: RefObject<HTMLDetailsElement | null>;
  /** The choices of an earlier visit that are in the form again. */
  readonly back: readonly Choice[];
  /** Notes what the form holds now, so that it outlives a reload. */
  readonly keep: () => void;
  readonly undo: () => void;
}

const EXTRAS = ['Title', 'Nickname', 'Gender', 'Tel', 'School_Name'] as const;

function failureText(failure: RegistrationFailure, t: TFunction<'account'>): string {
  if (failure.kind === 'said') return failure.message;
  return isTrouble(failure) ? troubleWords(failure, t) : t(`register.${failure.kind}`);
}

/** The registration form at work: checks, sends, and words what went wrong. */
function useRegistration(): Registration {
  const { t, i18n } = useTranslation('account');
  const [failure, setFailure] = useState<RegistrationFailure | null>(null);
  const [keyFor] = useState(idempotencyKeys);
  const enter = useAfterSignIn();
  const form = useForm<RegistrationInput, unknown, RegistrationOutput>({
    ...FORM_RULES,
    resolver: zodResolver(registrationSchema),
    defaultValues: EMPTY_REGISTRATION,
  });
  const extras = useRef<HTMLDetailsElement>(null);
  const { back, ...draft } = useLeftChoices(form);
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
      if (enter(await sendRegistration(body, keyFor(body)))) draft.forget();
      else setFailure({ kind: 'failed' });
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
        if (extras.current && EXTRAS.some((name) => errors[name])) extras.current.open = true;
        focusFirst(errors);
      })(event),
    busy: form.formState.isSubmitting,
    alert: failure === null ? summaryOf(SUMMARY_ORDER) : failureText(failure, t),
    username,
    password: password ?? '',
    ownNames: [userId ?? '', email ?? ''],
    extras,
    back,
    keep: draft.keep,
    undo: draft.undo,
  };
}

type RegistrationUse = UseFormReturn<RegistrationInput, unknown, RegistrationOutput>;

/** What was chosen before a reload stands in the form again; what was typed is not kept. */
function useLeftChoices({ reset, resetField, getValues }: RegistrationUse) {
  const [draft] = useState(() => formDraft('guest', 'registration', CHOICES));
  const [back, setBack] = useState(() => draft.changes(EMPTY_REGISTRATION));
  const [found] = useState(back);
  useEffect(() => {
    if (found.length > 0) reset({ ...getValues(), ...draft.read().choices }, { keepDefaultValues: true });
  }, [found, draft, reset, getValues]);
  return {
    back,
    keep() {
      if (!draft.keep(getValues(), EMPTY_REGISTRATION)) setBack([]);
    },
    undo() {
      for (const name of CHOICES) resetField(name);
      draft.forget();
      setBack([]);
    },
    forget: draft.forget,
  };
}

const PAUSE_MS = 500;

/** `none`: nothing that could be a username has been typed. */
export type UsernameCheck = 'none' | 'checking' | 'available' | 'taken' | 'error';

interface CheckedName {
  readonly username: string;
  readonly check: UsernameCheck;
}

/** Whether a username is free, asked half a second after the last key. */
function useUsernameCheck(typed: string): UsernameCheck {
  const username = typed.trim();
  const askable = usernameSchema.safeParse(username).success;
  const [finding, setFinding] = useState<CheckedName>({ username: '', check: 'none' });

  useEffect(() => {
    if (!askable) return;
    const stop = new AbortController();
    const find = (check: UsernameCheck) => {
      if (!stop.signal.aborted) setFinding({ username, check });
    };
    const timer = setTimeout(() => {
      call('checkUsername', { body: { username }, signal: stop.signal }).then(
        ({ available }) => find(available ? 'available' : 'taken'),
        () => find('error'),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [username, askable]);

  if (!askable) return 'none';
  return finding.username === username ? finding.check : 'checking';
}
