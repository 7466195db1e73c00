import { zodResolver } from '@hookform/resolvers/zod';
import { secondFactorCodeSchema } from '@lodestar/contract';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { FORM_RULES } from '../../../shared/forms/use-bound-fields.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormAlert } from '../../../shared/ui/field.tsx';
import { failureWords } from '../model/failures.ts';
import { useFormFields } from '../model/form-fields.ts';
import { GIVEN_ORDER, givenPasswordForm, PasswordField } from './password-field.tsx';

interface PasswordDialogWords {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly busy: string;
  readonly cancel: string;
  readonly failed: string;
}

export interface PasswordDialogProps {
  readonly words: PasswordDialogWords;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the password is given for; a failure is said in the dialog. */
  readonly onGiven: (password: string) => Promise<void>;
  readonly dangerous?: boolean;
}

/** Asks for the password once more before something that a stolen device must not do. */
export function PasswordDialog({ words, open, onClose, onGiven, dangerous = false }: PasswordDialogProps) {
  const { t } = useTranslation('account');
  const formId = useId();
  const [failure, setFailure] = useState('');
  const form = useForm({
    ...FORM_RULES,
    resolver: zodResolver(givenPasswordForm),
    defaultValues: { password: '' },
  });
  const { bind, focusFirst, showRefusal } = useFormFields(form, GIVEN_ORDER);
  const busy = form.formState.isSubmitting;

  const close = () => {
    form.reset();
    setFailure('');
    onClose();
  };
  const send = form.handleSubmit(async ({ password }) => {
    setFailure('');
    try {
      await onGiven(password);
      form.reset();
    } catch (error) {
      if (!showRefusal(error)) setFailure(failureWords(error, words.failed, t));
    }
  }, focusFirst);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            disabled={busy}
            className={dangerous ? 'border-danger! bg-danger! text-on-solid!' : undefined}
            {...(dangerous ? {} : { variant: 'primary' as const })}
          >
            {busy ? words.busy : words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-3">
        <PasswordField label={t('field.password')} field={bind('password')} autoComplete="current-password" />
        <FormAlert text={failure} />
      </form>
    </Dialog>
  );
}

const schema = z.object({ code: secondFactorCodeSchema });

export interface CodeFormProps {
  readonly submit: string;
  readonly busy: string;
  /** What to say when it fails for no reason of its own. */
  readonly failed: string;
  readonly onSend: (code: string) => Promise<void>;
}

/** One code and what it is sent for. */
export function CodeForm({ submit, busy, failed, onSend }: CodeFormProps) {
  const { t } = useTranslation('account');
  const [failure, setFailure] = useState('');
  const form = useForm({ ...FORM_RULES, resolver: zodResolver(schema), defaultValues: { code: '' } });
  const { bind, focusFirst, showRefusal } = useFormFields(form, ['code']);
  const sending = form.formState.isSubmitting;
  const send = form.handleSubmit(async ({ code }) => {
    setFailure('');
    try {
      await onSend(code);
    } catch (error) {
      if (!showRefusal(error)) setFailure(failureWords(error, failed, t));
    }
  }, focusFirst);
  return (
    <form noValidate onSubmit={send} className="grid max-w-[26rem] gap-4">
      <TextField
        label={t('field.code')}
        field={bind('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormAlert text={failure} />
      <Button type="submit" disabled={sending} className="justify-self-start">
        {sending ? busy : submit}
      </Button>
    </form>
  );
}
