import { useTranslation } from 'react-i18next';
import { ImportSection } from './components/import-section.tsx';
import { MessagesSection } from './components/messages-section.tsx';
import { StagesSection } from './components/stages-section.tsx';
import { SurveySection } from './components/survey-section.tsx';

/** What whoever runs the service would otherwise look up in files. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  return (
    <div className="wrap pt-6 md:pt-10">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('lead')}</p>
      <StagesSection />
      <ImportSection />
      <MessagesSection />
      <SurveySection />
    </div>
  );
}
