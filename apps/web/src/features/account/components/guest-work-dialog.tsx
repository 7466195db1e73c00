import { gradeEntries, type PupilWork } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { closeGuestQuestion, putOffGuestQuestion } from '../model/guest-question.ts';
import { type GuestWorkChoice, guestWork, isNothing, settleGuestWork, workOf } from '../model/guest-work.ts';

function Side({ title, work }: { readonly title: string; readonly work: PupilWork }) {
  const { t } = useTranslation('account');
  const grades = gradeEntries(work.grades);
  return (
    <section className="rounded-2 border border-line p-3 text-sm leading-snug">
      <h3 className="mb-1 font-strong font-text text-sm">{title}</h3>
      {isNothing(work) ? (
        <p className="text-muted">{t('carry.none')}</p>
      ) : (
        <>
          <p>
            {t('carry.grades', { count: grades.length })}
            <span className="block text-muted text-xs">
              {grades.map((entry) => entry.join(' ')).join(' · ')}
            </span>
          </p>
          <p className="mt-1">
            {t('carry.choices', { count: work.codes.length })}
            <span className="block text-muted text-xs">{work.codes.join(' · ')}</span>
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
  const { t } = useTranslation('account');
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
          <Button onClick={() => choose('keepAccount')}>{t('carry.keepAccount')}</Button>
          <Button onClick={() => choose('takeGuest')}>{t('carry.takeGuest')}</Button>
          <Button variant="primary" onClick={() => choose('both')}>
            {t('carry.both')}
          </Button>
        </>
      }
    >
      {open && (
        <>
          <div className="grid gap-2 md:grid-cols-2">
            <Side title={t('carry.here')} work={guestWork()} />
            <Side title={t('carry.account')} work={workOf(userId)} />
          </div>
          <p className="text-muted text-xs leading-snug">{t('carry.bothHint')}</p>
        </>
      )}
    </Dialog>
  );
}
