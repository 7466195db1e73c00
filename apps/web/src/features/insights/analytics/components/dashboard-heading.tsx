import { Link2, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { notify } from '../../../../shared/ui/toast.ts';

interface DashboardHeadingProps {
  readonly shared: boolean;
  readonly shareLink: () => string;
  readonly onExact: () => void;
}

export function DashboardHeading({ shared, shareLink, onExact }: DashboardHeadingProps) {
  const { t } = useTranslation('analytics');
  const share = async () => {
    const link = shareLink();
    try {
      await navigator.clipboard.writeText(link);
      notify('success', t('shared'));
    } catch {
      notify('plain', t('notShared', { link }));
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className="mt-1 text-ink-2 text-sm leading-snug">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => void share()}>
            <Link2 aria-hidden="true" />
            {t('share')}
          </Button>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('print')}
          </Button>
        </div>
      </div>
      {shared && (
        <div className="mt-4">
          <Banner
            tone="info"
            action={
              <Button size="sm" onClick={onExact}>
                {t('exact')}
              </Button>
            }
          >
            {t('sharedView')}
          </Banner>
        </div>
      )}
    </>
  );
}
