import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
  /** What the button that goes through with it says. */
  readonly confirm: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** Asks before something is gone for good. */
export function QuestionDialog({
  open,
  onClose,
  title,
  text,
  confirm,
  busy,
  onConfirm,
}: QuestionDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button disabled={busy} onClick={onConfirm} className="border-danger! bg-danger! text-on-solid!">
            {confirm}
          </Button>
        </>
      }
    />
  );
}

/** What a dialog is about, which stays while the dialog goes. */
export function useLastShown<T>(shown: T | null): T | null {
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  return shown ?? last;
}
