import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactCall } from './contact-call.tsx';

interface HelpLayoutProps {
  readonly back: ReactNode;
  readonly search: ReactNode;
  readonly children: ReactNode;
}

/** The help centre as it stands before and after its script is there. */
export function HelpLayout({ back, search, children }: HelpLayoutProps) {
  const { t } = useTranslation('help');
  return (
    <div className="wrap pt-4 md:pt-6">
      <div className="mx-auto max-w-[46rem]">
        {back}
        <h1 tabIndex={-1} className="mt-2">
          {t('title')}
        </h1>
        <p className="mt-2 text-ink-2">{t('lead')}</p>
        <div className="mt-6 min-h-(--tap)">{search}</div>
        {children}
        <ContactCall />
      </div>
    </div>
  );
}
