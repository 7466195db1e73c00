import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../shared/ui/button.tsx';
import { NoticeFrame } from '../../shared/ui/error-state.tsx';
import { loadSecondFactor } from './api/admin-calls.ts';
import { ImportSection } from './components/import-section.tsx';
import { MessagesSection } from './components/messages-section.tsx';
import { SecuritySection } from './components/security-section.tsx';
import { StagesSection } from './components/stages-section.tsx';
import { SurveySection } from './components/survey-section.tsx';

/** What whoever runs the service would otherwise look up in files. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  return (
    <div className="wrap pt-6 md:pt-10">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('lead')}</p>
      <SecondFactorNotice />
      <StagesSection />
      <ImportSection />
      <MessagesSection />
      <SurveySection />
      <SecuritySection />
    </div>
  );
}

/** Why everything below fails to load, and where that is put right. */
function SecondFactorNotice() {
  const { t } = useTranslation('admin');
  const { data } = useQuery({
    queryKey: ['admin', 'secondFactor'],
    queryFn: ({ signal }) => loadSecondFactor(signal),
    staleTime: 0,
  });
  if (!data?.required || data.on) return null;
  return (
    <NoticeFrame
      role="alert"
      tone="warn"
      icon={<KeyRound aria-hidden="true" />}
      title={t('closed.title')}
      action={
        <Link to="/account" className={buttonStyles('secondary', 'md')}>
          {t('closed.link')}
        </Link>
      }
    >
      {t('closed.text')}
    </NoticeFrame>
  );
}
