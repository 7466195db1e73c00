import type { i18n } from 'i18next';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { useOnceTrue } from '../../../shared/ui/dialog.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { keepAccountWork } from '../model/account-sync.ts';
import {
  carryGuestWork,
  dropGuestQuestion,
  raiseGuestQuestion,
  useGuestQuestion,
} from '../model/guest-work.ts';

const GuestWorkDialog = lazy(() =>
  import('./guest-work-dialog.tsx').then((module) => ({ default: module.GuestWorkDialog })),
);

async function sayThatItCame(texts: i18n): Promise<void> {
  await loadTexts(texts, ['session']);
  notify('success', texts.getFixedT(null, 'session')('carry.came'));
}

/** Saves the work of whoever is signed in, wherever in the product they are, and takes a guest's work along. */
export function AccountWorkKeeper({ userId }: { readonly userId: string }) {
  const { i18n } = useTranslation();
  const open = useGuestQuestion() === 'open';
  const asked = useOnceTrue(open);

  useEffect(() => {
    const work = keepAccountWork(userId, () => {
      const verdict = carryGuestWork(userId);
      if (verdict === 'ask') raiseGuestQuestion();
      if (verdict === 'takeGuest') void sayThatItCame(i18n);
    });
    return () => {
      work.stop();
      dropGuestQuestion();
    };
  }, [userId, i18n]);

  return (
    asked && (
      <Suspense>
        <GuestWorkDialog userId={userId} open={open} />
      </Suspense>
    )
  );
}
