import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../shared/ui/toast.ts';
import { keepAccountWork } from '../model/account-work.ts';
import { dropGuestQuestion, raiseGuestQuestion, useGuestQuestion } from '../model/guest-question.ts';
import { carryGuestWork } from '../model/guest-work.ts';
import { GuestWorkDialog } from './guest-work-dialog.tsx';

/** Saves the work of whoever is signed in, wherever in the product they are, and takes a guest's work along. */
export function AccountWorkKeeper({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const question = useGuestQuestion();

  useEffect(() => {
    const work = keepAccountWork(userId, () => {
      const verdict = carryGuestWork(userId);
      if (verdict === 'ask') raiseGuestQuestion();
      if (verdict === 'takeGuest') notify('success', t('carry.came'));
    });
    return () => {
      work.stop();
      dropGuestQuestion();
    };
  }, [userId, t]);

  return <GuestWorkDialog userId={userId} open={question === 'open'} />;
}
