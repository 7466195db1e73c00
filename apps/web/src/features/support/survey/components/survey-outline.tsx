import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';

/** The survey's page until it is known whose form is shown; `children` in place of the outline of a form. */
export function SurveyOutline({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('survey');
  return (
    <div className="wrap py-8 md:py-12">
      <div className="mx-auto max-w-[44rem]">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="mt-2 text-ink-2">{t('lead')}</p>
        <div className="mt-3 grid min-h-dvh content-start gap-6">
          {children ?? (
            <>
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-16 w-60" />
              <Skeleton className="h-64 w-full" />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
