import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { OpenedLater } from '../../shared/ui/dialog.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { notify } from '../../shared/ui/toast.ts';
import { AccountLayout, AccountSection, EmailSection } from './components/account-section.tsx';
import { ConfirmPasswordDialog, usePasswordGate } from './components/confirmations.tsx';
import { AdminCodeSection, SecondFactorSection } from './components/second-factor-section.tsx';
import { SessionsSection } from './components/sessions-section.tsx';
import { failureWords } from './model/failures.ts';
import { PrivacyStatement } from './privacy/privacy-statement.tsx';

/** Password, devices, and the pupil's own data: to be seen, taken away and erased. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const userId = useUserId();
  if (userId === null) return null;
  return (
    <AccountLayout lead={t('account.lead', { userId })}>
      <AdminCodeSection />
      <PasswordSection userId={userId} />
      <EmailSection />
      <SecondFactorSection />
      <SessionsSection />
      <OwnDataSection userId={userId} />
      <EraseSection userId={userId} />
    </AccountLayout>
  );
}

const PasswordForm = lazy(() =>
  import('./components/password-form.tsx').then((module) => ({ default: module.PasswordForm })),
);

/** Opens the form on demand: most who come here do not want it. */
function PasswordSection({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title={t('account.password.title')} lead={t('account.password.lead')}>
      {open ? (
        <Suspense fallback={<Skeleton className="h-72 max-w-[26rem]" />}>
          <PasswordForm userId={userId} />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>{t('account.password.open')}</Button>
      )}
    </AccountSection>
  );
}

function OwnDataSection({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const gate = usePasswordGate((error) => notify('error', failureWords(error, t('account.data.failed'), t)));
  const download = async () => {
    setBusy(true);
    try {
      const everything = await call('exportOwnData');
      const fileName = `lodestar-${userId}-${everything.exportedAt.slice(0, 10)}.json`;
      saveFile(fileName, JSON.stringify(everything, null, 2), 'application/json');
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountSection title={t('account.data.title')} lead={t('account.data.lead')}>
      <Button disabled={busy} onClick={() => void gate.pass(download)}>
        <Download aria-hidden="true" />
        {t(busy ? 'account.data.busy' : 'account.data.download')}
      </Button>
      <ConfirmPasswordDialog gate={gate} />
      <details className="mt-4">
        <summary className="flex min-h-(--tap) cursor-pointer items-center text-accent text-sm underline underline-offset-4">
          {t('account.data.privacy')}
        </summary>
        <div className="mt-2">
          <PrivacyStatement />
        </div>
      </details>
    </AccountSection>
  );
}

const EraseDialog = lazy(() =>
  import('./components/erase-dialog.tsx').then((module) => ({ default: module.EraseDialog })),
);

function EraseSection({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection title={t('account.erase.title')} lead={t('account.erase.lead')}>
      <Button className="border-danger! text-danger!" onClick={() => setAsking(true)}>
        {t('account.erase.open')}
      </Button>
      <OpenedLater open={asking}>
        <EraseDialog userId={userId} open={asking} onClose={() => setAsking(false)} />
      </OpenedLater>
    </AccountSection>
  );
}
