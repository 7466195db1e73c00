import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';

const PasswordForm = lazy(() =>
  import('./password-form.tsx').then((module) => ({ default: module.PasswordForm })),
);

/** Opens the form on demand: most who come here do not want it. */
export function PasswordSection({ userId }: { readonly userId: string }) {
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
