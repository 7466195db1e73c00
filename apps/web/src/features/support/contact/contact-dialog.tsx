import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactContext } from '../../../shared/contact/contact-request.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormAlert } from '../../../shared/ui/form-alert.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { CONTACT_RETRY_KEY } from './api/send-message.ts';
import { ContactFields } from './components/contact-fields.tsx';
import { useContactForm } from './model/use-contact-form.ts';

interface ContactDialogProps {
  readonly open: boolean;
  readonly context: ContactContext | null;
  readonly onClose: () => void;
}

/** Writes to the people behind this installation. Closed without Cancel, it keeps what was typed. */
export function ContactDialog({ open, context, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const formId = useId();
  const { bind, left, state, failure, send, cancel } = useContactForm(context, onClose);
  const sending = state === 'sending';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={t('lead')}
      actions={
        state !== 'sent' && (
          <>
            <Button onClick={cancel}>{t('cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" disabled={sending}>
              {t(sending ? 'sending' : 'send')}
            </Button>
          </>
        )
      }
    >
      <div role="status">
        {state === 'sent' && (
          <p className="flex items-center gap-2 rounded-2 bg-success-tint px-4 py-3 text-sm text-success leading-snug">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            {t('messageSent')}
          </p>
        )}
      </div>
      {state !== 'sent' && (
        <form id={formId} noValidate onSubmit={send} className="relative grid gap-3">
          <ContactFields bind={bind} left={left} />
          <FormAlert text={failure} />
          <RetryProgress retryKey={CONTACT_RETRY_KEY} />
        </form>
      )}
    </Dialog>
  );
}
