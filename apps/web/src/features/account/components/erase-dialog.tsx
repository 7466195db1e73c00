import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { leaveNoTrace } from '../model/log-out.ts';
import { PasswordDialog } from './confirmations.tsx';

interface EraseDialogProps {
  readonly userId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the password before everything is gone. */
export function EraseDialog({ userId, open, onClose }: EraseDialogProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const erase = async (password: string) => {
    await call('deleteCurrentUser', { body: { password } });
    notify('success', t('account.erase.done'));
    void navigate('/');
    leaveNoTrace('erased');
  };
  return (
    <PasswordDialog
      words={{
        title: t('account.erase.question'),
        text: t('account.erase.warning', { userId }),
        submit: t('account.erase.submit'),
        busy: t('account.erase.busy'),
        cancel: t('account.erase.cancel'),
        failed: t('account.erase.failed'),
      }}
      open={open}
      onClose={onClose}
      onGiven={erase}
      dangerous
    />
  );
}
