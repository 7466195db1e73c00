import { gradeEntries, type PupilWork } from '@lodestar/domain';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../shared/programme/wording.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import {
  closeGuestQuestion,
  type GuestWorkChoice,
  guestWork,
  isNothing,
  putOffGuestQuestion,
  settleGuestWork,
  workOf,
} from '../model/guest-work.ts';

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
export function GuestWorkDialog({ userId, open }: GuestWorkDialogProps) {
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
