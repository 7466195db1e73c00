import { zodResolver } from '@hookform/resolvers/zod';
import { type BodyOf, CONTACT_LIMITS, contactUs } from '@lodestar/contract';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { idempotencyKeys } from '../../../shared/api/idempotency-key.ts';
import type { ContactContext } from '../../../shared/contact/contact-request.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { type FieldBinding, FORM_RULES, useBoundFields } from '../../../shared/forms/use-bound-fields.ts';
import { useUserId, useUserRecord } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field, FormAlert } from '../../../shared/ui/field.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { TextArea } from '../../../shared/ui/text-input.tsx';
import { fullName } from '../../../shared/user/full-name.ts';
import { useUnsentTexts } from '../../../shared/work/unsent-texts.ts';

interface ContactDialogProps {
  readonly open: boolean;
  readonly context: ContactContext | null;
  readonly onClose: () => void;
}

/** Writes to the people behind this installation. Closed without Cancel, it keeps what was typed. */
export function ContactDialog(props: ContactDialogProps) {
  const userId = useUserId();
  return <ContactWindow key={userId} {...props} />;
}

function ContactWindow({ open, context, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const formId = useId();
  const { bind, left, state, failure, send, cancel, keep } = useContactForm(context, onClose);
  const sending = state === 'sending';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={t('lead')}
      actions={
        state !== 'sent' && (
          <>
            <Button onClick={cancel}>{t('cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" disabled={sending}>
              {t(sending ? 'sending' : 'send')}
            </Button>
          </>
        )
      }
    >
      <div role="status">
        {state === 'sent' && (
          <p className="flex items-center gap-2 rounded-2 bg-success-tint px-4 py-3 text-sm text-success leading-snug">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            {t('messageSent')}
          </p>
        )}
      </div>
      {state !== 'sent' && (
        <form id={formId} noValidate onSubmit={send} onChange={keep} className="relative grid gap-3">
          <ContactFields bind={bind} left={left} />
          <FormAlert text={failure} />
          <RetryProgress of="contactUs" />
        </form>
      )}
    </Dialog>
  );
}

interface ContactFieldsProps {
  readonly bind: (name: ContactField | 'homepage') => FieldBinding;
  /** Characters that the message may still have. */
  readonly left: number;
}

function ContactFields({ bind, left }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const message = bind('message');
  return (
    <>
      <TextField label={t('field.name')} field={bind('name')} autoComplete="name" required />
      <TextField
        label={t('field.email')}
        field={bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField label={t('field.subject')} field={bind('subject')} autoComplete="off" required />
      <Field
        label={t('field.message')}
        hint={t('messageHint', { left, max: CONTACT_LIMITS.message })}
        error={message.error}
      >
        {(control) => <TextArea rows={5} required {...control} {...message.input} />}
      </Field>
      <div className="absolute -start-[100vw] size-px overflow-hidden" aria-hidden="true">
        <label>
          {t('trap')}
          <input type="text" tabIndex={-1} autoComplete="off" {...bind('homepage').input} />
        </label>
      </div>
    </>
  );
}

const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** How long the thanks are shown before the dialog closes. */
const CLOSE_AFTER_MS = 2000;
const EMPTY = { name: '', email: '', subject: '', message: '', homepage: '' };
const TOO_MANY = 429;

interface ContactForm {
  readonly bind: (name: ContactField | 'homepage') => FieldBinding;
  readonly left: number;
  readonly state: 'writing' | 'sending' | 'sent';
  readonly failure: string;
  readonly send: (event: FormEvent) => void;
  readonly cancel: () => void;
  /** Notes what is being written, so that it outlives a reload. */
  readonly keep: () => void;
}

/** Name and address of whoever is signed in. */
function useSender(): { readonly name: string; readonly email: string } {
  const record = useUserRecord();
  const name = record === null ? '' : fullName(record);
  const email = record?.Email_Address ?? '';
  return useMemo(() => ({ name, email }), [name, email]);
}

/** The contact form at work: sends once, says thanks, empties itself and closes two seconds later. */
export function useContactForm(context: ContactContext | null, onClose: () => void): ContactForm {
  const { t } = useTranslation('contact');
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState(false);
  const [keyOf] = useState(idempotencyKeys);
  const sender = useSender();
  const unsent = useUnsentTexts('contact');
  const form = useForm<BodyOf<typeof contactUs>>({
    ...FORM_RULES,
    resolver: zodResolver(contactUs.body),
    defaultValues: { ...EMPTY, ...unsent.texts, ...sender, ...context },
  });
  const { reset, setValue, getValues } = form;
  const { bind, focusFirst, showRefusal } = useBoundFields(form, CONTACT_FIELDS, (name, code, value) => {
    if (String(value ?? '').trim() === '') return t(`problem.required.${name}`);
    if (code === 'too_big' || code === 'tooLong')
      return t('problem.tooLong', { field: t(`field.${name}`), max: CONTACT_LIMITS[name] });
    return name === 'email' ? t('problem.email') : t('problem.invalid', { field: t(`field.${name}`) });
  });

  useEffect(() => {
    if (getValues('name') === '') setValue('name', sender.name);
    if (getValues('email') === '') setValue('email', sender.email);
  }, [sender, getValues, setValue]);

  useEffect(() => {
    if (context === null) return;
    setValue('subject', context.subject);
    setValue('message', context.message);
  }, [context, setValue]);

  useEffect(() => {
    if (!sent) return;
    const closing = setTimeout(() => {
      setSent(false);
      onClose();
    }, CLOSE_AFTER_MS);
    return () => clearTimeout(closing);
  }, [sent, onClose]);

  const empty = () => {
    reset({ ...EMPTY, ...sender });
    unsent.forget();
  };
  const submit = async (message: BodyOf<typeof contactUs>) => {
    setFailure('');
    try {
      await sendMessage(message, keyOf(message));
      empty();
      setSent(true);
    } catch (error) {
      if (showRefusal(error)) return;
      const tooMany = error instanceof ApiError && error.status === TOO_MANY;
      setFailure(t(tooMany ? 'tooMany' : 'messageError'));
    }
  };
  const state = form.formState.isSubmitting ? 'sending' : sent ? 'sent' : 'writing';
  return {
    bind: (name) =>
      name === 'homepage' ? { input: form.register('homepage'), error: undefined } : bind(name),
    left: CONTACT_LIMITS.message - form.watch('message').length,
    state,
    failure,
    send: (event) =>
      void form.handleSubmit(submit, (errors) => {
        setFailure('');
        focusFirst(errors);
      })(event),
    cancel() {
      empty();
      setFailure('');
      onClose();
    },
    keep() {
      const { subject, message } = getValues();
      unsent.keep({ subject, message });
    },
  };
}

/** `key`: the same for every attempt at the same message, which then arrives once. */
export function sendMessage(body: BodyOf<typeof contactUs>, key: string): Promise<unknown> {
  return call('contactUs', { body, headers: { 'Idempotency-Key': key } });
}
