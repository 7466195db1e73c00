import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { loadExport } from '../api/account-calls.ts';
import { failureWords } from '../model/failure-words.ts';
import { PrivacyStatement } from '../privacy/privacy-statement.tsx';
import { AccountSection } from './account-section.tsx';

export function OwnDataSection({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const everything = await loadExport();
      const fileName = `lodestar-${userId}-${everything.exportedAt.slice(0, 10)}.json`;
      saveFile(fileName, JSON.stringify(everything, null, 2), 'application/json');
    } catch (error) {
      notify('error', failureWords(error, t('account.data.failed'), t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountSection title={t('account.data.title')} lead={t('account.data.lead')}>
      <Button disabled={busy} onClick={() => void download()}>
        <Download aria-hidden="true" />
        {t(busy ? 'account.data.busy' : 'account.data.download')}
      </Button>
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
