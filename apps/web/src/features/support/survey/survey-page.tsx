import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageConfigState } from '../../../shared/api/use-page-config.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SurveyFrame } from './components/survey-frame.tsx';
import { SurveyOutline } from './components/survey-outline.tsx';
import { SurveyForm } from './survey-form.tsx';

/** The form of somebody else where the installation names one, else our own. */
export function SurveyPage() {
  const { t } = useTranslation('survey');
  const { config, failed, retry } = usePageConfigState();
  const [now] = useState(() => new Date());
  if (config?.surveyFormUrl) return <SurveyFrame url={config.surveyFormUrl} />;
  if (config) return <SurveyForm now={now} />;
  return (
    <SurveyOutline>
      {failed ? <ErrorState title={t('configFailed')} onRetry={retry} /> : undefined}
    </SurveyOutline>
  );
}
