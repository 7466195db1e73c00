import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { AccountSection } from './account-section.tsx';

const EraseDialog = lazy(() =>
  import('./erase-dialog.tsx').then((module) => ({ default: module.EraseDialog })),
);

export function EraseSection({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    setAsking(true);
  };
  return (
    <AccountSection title={t('account.erase.title')} lead={t('account.erase.lead')}>
      <Button className="border-danger! text-danger!" onClick={ask}>
        {t('account.erase.open')}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <EraseDialog userId={userId} open={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </AccountSection>
  );
}
