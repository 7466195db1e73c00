import { ANSWER_LEVELS } from '@lodestar/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

interface AbilityLayoutProps {
  /** How many statements the test has. */
  readonly total: number;
  readonly children: ReactNode;
}

/** What stands above the test, before and after its script is there. */
export function AbilityLayout({ total, children }: AbilityLayoutProps) {
  const { t } = useTranslation('ability');
  return (
    <div className="wrap py-6 md:py-10">
      <div className="mx-auto max-w-[40rem]">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="mt-2 text-ink-2">{t('lead', { total })}</p>
        {children}
      </div>
    </div>
  );
}

/** The test before it is known how far somebody has come in it. */
export function AbilityOutline({ total }: Pick<AbilityLayoutProps, 'total'>) {
  return (
    <AbilityLayout total={total}>
      <div className="mt-10 grid gap-2" aria-busy="true">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-1 h-2 w-full" />
        <Skeleton className="my-7 h-10 w-full" />
        {ANSWER_LEVELS.map((level) => (
          <Skeleton key={level} className="h-13 w-full rounded-2" />
        ))}
      </div>
    </AbilityLayout>
  );
}
