import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeContact, useContactRequest } from '../../shared/contact/contact-request.ts';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { notify } from '../../shared/ui/toast.ts';

type ContactDialog = typeof import('../../features/support/contact/contact-dialog.tsx').ContactDialog;

/** The contact dialog over whatever page asks for it; its script is fetched when it first opens. */
export function ContactPart() {
  const { t, i18n } = useTranslation('app');
  const { open, context } = useContactRequest();
  const [dialog, setDialog] = useState<{ readonly Dialog: ContactDialog } | null>(null);

  useEffect(() => {
    if (!open || dialog !== null) return;
    Promise.all([
      import('../../features/support/contact/contact-dialog.tsx'),
      loadTexts(i18n, ['contact']),
    ]).then(
      ([module]) => setDialog({ Dialog: module.ContactDialog }),
      () => {
        closeContact();
        notify('error', t('contactNotLoaded'));
      },
    );
  }, [open, dialog, i18n, t]);

  return dialog && <dialog.Dialog open={open} context={context} onClose={closeContact} />;
}
