import { FEATURES } from '@lodestar/contract';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageConfigState } from '../../../shared/api/use-page-config.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { AdminSection } from './admin-section.tsx';

/** The stage of each feature, and the one setting that changes them. */
export function StagesSection() {
  const { t } = useTranslation('admin');
  const { config, failed, retry } = usePageConfigState();
  const stages = config && FEATURES.map((feature) => ({ feature, stage: config.stages[feature] }));
  const setting = `FEATURE_STAGES=${stages?.map(({ feature, stage }) => `${feature}=${stage}`).join(',') ?? ''}`;
  const copy = () =>
    navigator.clipboard.writeText(setting).then(
      () => notify('success', t('stages.copied')),
      () => notify('error', t('stages.notCopied')),
    );
  return (
    <AdminSection title={t('stages.title')} text={t('stages.text')}>
      {failed && <ErrorState title={t('stages.failed')} onRetry={retry} />}
      {!failed && !stages && (
        <div role="status" aria-label={t('stages.loading')}>
          <Skeleton className="h-72 w-full max-w-2xl" />
        </div>
      )}
      {stages && (
        <>
          <table className="w-full max-w-2xl text-sm leading-snug">
            <thead>
              <tr className="border-line-strong border-b text-muted text-xs">
                <th scope="col" className="py-2 text-start font-medium">
                  {t('stages.feature')}
                </th>
                <th scope="col" className="py-2 text-start font-medium">
                  {t('stages.stage')}
                </th>
              </tr>
            </thead>
            <tbody>
              {stages.map(({ feature, stage }) => (
                <tr key={feature} className="border-line border-b">
                  <th scope="row" className="py-2 pe-4 text-start font-(weight:--weight-text)">
                    {t(`stages.name.${feature}`)}
                  </th>
                  <td className="py-2">{t(`stages.value.${stage}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 mb-1 text-muted text-xs">{t('stages.setting')}</p>
          <div className="flex max-w-2xl flex-wrap items-center gap-3">
            <code className="min-w-0 flex-1 basis-64 rounded-2 bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
              {setting}
            </code>
            <Button size="sm" onClick={() => void copy()}>
              <Copy aria-hidden="true" />
              {t('stages.copy')}
            </Button>
          </div>
        </>
      )}
    </AdminSection>
  );
}
