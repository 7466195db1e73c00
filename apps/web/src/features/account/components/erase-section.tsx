import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { EraseDialog } from './erase-dialog.tsx';

export function EraseSection({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection title={t('account.erase.title')} lead={t('account.erase.lead')}>
      <Button className="border-danger! text-danger!" onClick={() => setAsking(true)}>
        {t('account.erase.open')}
      </Button>
      <EraseDialog userId={userId} open={asking} onClose={() => setAsking(false)} />
    </AccountSection>
  );
}
