import { zodResolver } from '@hookform/resolvers/zod';
import { type BodyOf, CONTACT_LIMITS, contactUs } from '@lodestar/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { idempotencyKeys } from '../../../../shared/api/idempotency-key.ts';
import type { ContactContext } from '../../../../shared/contact/contact-request.ts';
import { type FieldBinding, FORM_RULES, useBoundFields } from '../../../../shared/forms/use-bound-fields.ts';
import { sendMessage } from '../api/send-message.ts';

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
}

/** The contact form at work: sends once, says thanks, empties itself and closes two seconds later. */
export function useContactForm(context: ContactContext | null, onClose: () => void): ContactForm {
  const { t } = useTranslation('contact');
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState(false);
  const [keyOf] = useState(idempotencyKeys);
  const form = useForm<BodyOf<typeof contactUs>>({
    ...FORM_RULES,
    resolver: zodResolver(contactUs.body),
    defaultValues: { ...EMPTY, ...context },
  });
  const { reset, setValue } = form;
  const { bind, focusFirst, showRefusal } = useBoundFields(form, CONTACT_FIELDS, (name, code, value) => {
    if (String(value ?? '').trim() === '') return t(`problem.required.${name}`);
    if (code === 'too_big' || code === 'tooLong')
      return t('problem.tooLong', { field: t(`field.${name}`), max: CONTACT_LIMITS[name] });
    return name === 'email' ? t('problem.email') : t('problem.invalid', { field: t(`field.${name}`) });
  });

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

  const submit = async (message: BodyOf<typeof contactUs>) => {
    setFailure('');
    try {
      await sendMessage(message, keyOf(message));
      reset(EMPTY);
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
      reset(EMPTY);
      setFailure('');
      onClose();
    },
  };
}
