import { COMPULSORY_SUBJECTS } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { PAGE_COLUMNS, PAGE_PART } from './page-columns.ts';
import { PageHeading } from './page-heading.tsx';

/** The page before its script is there: its heading, and the outline of the grades, which everybody sees first. */
export function JupaselectOutline() {
  const { t } = useTranslation('admission');
  return (
    <div className="wrap min-h-dvh pt-5">
      <PageHeading>
        <Skeleton className="h-11 w-44 rounded-2" />
      </PageHeading>
      <div className={PAGE_COLUMNS}>
        <div className={`${PAGE_PART} lg:border-t-0`}>
          <h2 className="mb-4">{t('scores.title')}</h2>
          {[...COMPULSORY_SUBJECTS, 'CSD' as const].map((code) => (
            <div key={code} className="flex h-13 items-center border-line border-b text-sm leading-snug">
              <span className="min-w-0 flex-1 pe-2">{t(`subject.${code}`)}</span>
              <Skeleton className="me-12 h-11 w-18 shrink-0 rounded-2" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
