import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendLinkAgain } from '../../../shared/eddy/email-link.tsx';
import { useUserRecord } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

interface AccountSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function AccountSection({ title, lead, children }: AccountSectionProps) {
  return (
    <section className="border-line border-t pt-5">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 mb-4 max-w-[36rem] text-ink-2 text-sm">{lead}</p>
      {children}
    </section>
  );
}

const EmailForm = lazy(() => import('./email-form.tsx').then((module) => ({ default: module.EmailForm })));

/** The e-mail address has a form of its own: it opens the account, so the password is asked for. */
export function EmailSection() {
  const { t } = useTranslation('account');
  const record = useUserRecord();
  const email = record?.Email_Address ?? '';
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title={t('account.email.title')} lead={t('account.email.lead', { email })}>
      {record?.email_confirmation_due && (
        <div className="mb-4 grid max-w-[36rem] gap-2 text-sm">
          <p>{t('account.email.unconfirmed')}</p>
          <SendLinkAgain />
        </div>
      )}
      {open ? (
        <Suspense fallback={<Skeleton className="h-56 max-w-[26rem]" />}>
          <EmailForm />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>{t('account.email.open')}</Button>
      )}
    </AccountSection>
  );
}
