import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SendLinkAgain } from '../../../shared/eddy/email-link.tsx';
import { useUserRecord } from '../../../shared/session/use-session.ts';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { FormPage } from '../../../shared/ui/form-page.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

interface AccountLayoutProps {
  /** As whom somebody is logged in. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** How the account is set: the same before and after its script is there. */
export function AccountLayout({ lead, children }: AccountLayoutProps) {
  const { t } = useTranslation('account');
  return (
    <FormPage title={t('account.title')} lead={lead} wide>
      <Link to="/edit-profile" className={buttonStyles('secondary', 'sm', 'mt-3')}>
        {t('account.profile')}
      </Link>
      <div className="mt-8 grid gap-10">{children}</div>
    </FormPage>
  );
}

interface AccountSectionProps {
  readonly title: string;
  readonly lead: ReactNode;
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

/** In place of the devices while they are fetched: as much room as this one takes. */
export function SessionsComing() {
  return <Skeleton className="h-21 w-full" />;
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
