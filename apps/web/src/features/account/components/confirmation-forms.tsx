import { secondFactorCodeSchema } from '@lodestar/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormAlert } from '../../../shared/ui/field.tsx';
import { useAccountForm } from '../model/use-account-form.ts';
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
  const { bind, submit, busy, failure, clear } = useAccountForm({
    schema: givenPasswordForm,
    empty: { password: '' },
    order: GIVEN_ORDER,
    async send({ password }) {
      await onGiven(password);
      clear();
    },
    failed: () => words.failed,
  });
  const close = () => {
    clear();
    onClose();
  };
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
      <form id={formId} noValidate onSubmit={submit} className="grid gap-3">
        <PasswordField label={t('field.password')} field={bind('password')} autoComplete="current-password" />
        <FormAlert text={failure} />
      </form>
    </Dialog>
  );
}

const schema = z.object({ code: secondFactorCodeSchema });
const CODE_ORDER = ['code'] as const;

export interface CodeFormProps {
  readonly submit: string;
  readonly busy: string;
  /** What to say when it fails for no reason of its own. */
  readonly failed: string;
  readonly onSend: (code: string) => Promise<void>;
}

/** One code and what it is sent for. */
export function CodeForm({ onSend, ...words }: CodeFormProps) {
  const { t } = useTranslation('account');
  const { bind, submit, busy, failure } = useAccountForm({
    schema,
    empty: { code: '' },
    order: CODE_ORDER,
    send: ({ code }) => onSend(code),
    failed: () => words.failed,
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[26rem] gap-4">
      <TextField
        label={t('field.code')}
        field={bind('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormAlert text={failure} />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
