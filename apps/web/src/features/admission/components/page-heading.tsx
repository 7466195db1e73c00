import { useWording } from '../../../shared/programme/wording.ts';
import { YearSelect } from './year-select.tsx';

export function PageHeading() {
  const { t } = useWording();
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="max-w-[46rem]">
        <h1 tabIndex={-1}>{t('page.title')}</h1>
        <p className="mt-2 text-ink-2">{t('page.lead')}</p>
      </div>
      <YearSelect />
    </header>
  );
}
