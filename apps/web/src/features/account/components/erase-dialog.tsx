import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FORM_RULES } from '../../../shared/forms/use-bound-fields.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormAlert } from '../../../shared/ui/form-alert.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { eraseAccount } from '../api/account-calls.ts';
import { failureWords } from '../model/failure-words.ts';
import { leaveNoTrace } from '../model/log-out.ts';
import { ERASURE_ORDER, erasureSchema } from '../model/password-forms.ts';
import { useFormFields } from '../model/use-form-fields.ts';
import { PasswordField } from './password-field.tsx';

interface EraseDialogProps {
  readonly userId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the password before everything is gone. */
export function EraseDialog({ userId, open, onClose }: EraseDialogProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const formId = useId();
  const [failure, setFailure] = useState('');
  const form = useForm({
    ...FORM_RULES,
    resolver: zodResolver(erasureSchema),
    defaultValues: { password: '' },
  });
  const { bind, focusFirst, showRefusal } = useFormFields(form, ERASURE_ORDER);
  const busy = form.formState.isSubmitting;

  const close = () => {
    form.reset();
    setFailure('');
    onClose();
  };
  const send = form.handleSubmit(async ({ password }) => {
    setFailure('');
    try {
      await eraseAccount(password);
      notify('success', t('account.erase.done'));
      void navigate('/');
      leaveNoTrace('erased');
    } catch (error) {
      if (!showRefusal(error)) setFailure(failureWords(error, t('account.erase.failed'), t));
    }
  }, focusFirst);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('account.erase.question')}
      description={t('account.erase.warning', { userId })}
      actions={
        <>
          <Button onClick={close}>{t('account.erase.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            disabled={busy}
            className="border-danger! bg-danger! text-on-solid!"
          >
            {t(busy ? 'account.erase.busy' : 'account.erase.submit')}
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
