import { gradeEntries, type PupilWork } from '@lodestar/domain';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../shared/programme/wording.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { keepAccountWork } from '../model/account-sync.ts';
import {
  carryGuestWork,
  closeGuestQuestion,
  dropGuestQuestion,
  type GuestWorkChoice,
  guestWork,
  isNothing,
  putOffGuestQuestion,
  raiseGuestQuestion,
  settleGuestWork,
  useGuestQuestion,
  workOf,
} from '../model/guest-work.ts';

/** Saves the work of whoever is signed in, wherever in the product they are, and takes a guest's work along. */
export function AccountWorkKeeper({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('session');
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

function Codes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-2 text-muted text-xs">
      {codes.map((code) => (
        <span key={code} className="whitespace-nowrap">
          {code}
        </span>
      ))}
    </span>
  );
}

function Side({ title, work }: { readonly title: string; readonly work: PupilWork }) {
  const { t } = useTranslation('session');
  const { t: words } = useWording();
  const grades = gradeEntries(work.grades).map(([code, grade]) => {
    const isWord = grade === 'Attained' || grade === 'Failed';
    return `${words(`short.${code}`)} ${isWord ? words(`grade.${grade}`) : grade}`;
  });
  return (
    <section className="rounded-2 border border-line p-3 text-sm leading-snug">
      <h3 className="mb-1 font-strong font-text text-sm">{title}</h3>
      {isNothing(work) ? (
        <p className="text-muted">{t('carry.none')}</p>
      ) : (
        <>
          <p>
            {t('carry.grades', { count: grades.length })}
            <Codes codes={grades} />
          </p>
          <p className="mt-1">
            {t('carry.choices', { count: work.codes.length })}
            <Codes codes={work.codes} />
          </p>
        </>
      )}
    </section>
  );
}

interface GuestWorkDialogProps {
  readonly userId: string;
  readonly open: boolean;
}

/** Asks what is to be kept when a guest signs in and both sides hold something. Closing it leaves both as they are. */
function GuestWorkDialog({ userId, open }: GuestWorkDialogProps) {
  const { t } = useTranslation('session');
  const choose = (choice: GuestWorkChoice) => {
    settleGuestWork(userId, choice);
    closeGuestQuestion();
  };
  return (
    <Dialog
      open={open}
      onClose={putOffGuestQuestion}
      title={t('carry.title')}
      description={t('carry.text')}
      actions={
        <>
          <Button size="sm" className="max-md:w-full" onClick={() => choose('keepAccount')}>
            {t('carry.keepAccount')}
          </Button>
          <Button size="sm" className="max-md:w-full" onClick={() => choose('takeGuest')}>
            {t('carry.takeGuest')}
          </Button>
          <Button size="sm" variant="primary" className="max-md:w-full" onClick={() => choose('both')}>
            {t('carry.both')}
          </Button>
        </>
      }
    >
      {open && (
        <>
          <Suspense fallback={<Skeleton className="h-44 w-full" />}>
            <div className="grid gap-2 md:grid-cols-2">
              <Side title={t('carry.here')} work={guestWork()} />
              <Side title={t('carry.account')} work={workOf(userId)} />
            </div>
          </Suspense>
          <p className="text-muted text-xs leading-snug">{t('carry.bothHint')}</p>
        </>
      )}
    </Dialog>
  );
}
