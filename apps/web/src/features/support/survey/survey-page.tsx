import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageConfigState } from '../../../shared/api/use-page-config.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { SurveyForm } from './components/survey-form.tsx';
import { SurveyFrame } from './components/survey-frame.tsx';

/** The form of somebody else where the installation names one, else our own. */
export function SurveyPage() {
  const { t } = useTranslation('survey');
  const { config, failed, retry } = usePageConfigState();
  const [now] = useState(() => new Date());
  if (config?.surveyFormUrl) return <SurveyFrame url={config.surveyFormUrl} />;
  if (config) return <SurveyForm now={now} />;
  return (
    <div className="wrap py-8 md:py-12">
      <div className="mx-auto max-w-[44rem]">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="mt-2 text-ink-2">{t('lead')}</p>
        <div className="mt-6 grid min-h-dvh content-start gap-4" aria-busy={!failed}>
          {failed ? (
            <ErrorState title={t('configFailed')} onRetry={retry} />
          ) : (
            <>
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-11 w-60" />
              <Skeleton className="h-64 w-full" />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
