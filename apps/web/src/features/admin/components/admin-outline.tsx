import { FEATURES } from '@lodestar/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminSection } from './admin-section.tsx';

/** What the page is for, before and after its script is there. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <div className="wrap pt-6 md:pt-10">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('lead')}</p>
      {children}
    </div>
  );
}

/** The page before its script is there. */
export function AdminOutline() {
  const { t } = useTranslation('admin');
  return (
    <AdminLayout>
      <AdminSection title={t('stages.title')} text={t('stages.text')}>
        <StagesTable stageOf={() => ''} />
      </AdminSection>
    </AdminLayout>
  );
}

type Feature = (typeof FEATURES)[number];

/** The features with their stages. */
export function StagesTable({ stageOf }: { readonly stageOf: (feature: Feature) => string }) {
  const { t } = useTranslation('admin');
  return (
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
        {FEATURES.map((feature) => (
          <tr key={feature} className="border-line border-b">
            <th scope="row" className="py-2 pe-4 text-start font-(weight:--weight-text)">
              {t(`stages.name.${feature}`)}
            </th>
            <td className="py-2">{stageOf(feature)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
