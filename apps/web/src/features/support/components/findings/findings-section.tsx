import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { useNear } from '../../../../shared/ui/use-near.ts';

const PLACES = [0, 1, 2, 3] as const;

function FiguresSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
      {PLACES.map((place) => (
        <div key={place} className="border-line-strong border-t-2 pt-3">
          <Skeleton className="h-9 w-24" />
          <div className="mt-1 min-h-[2lh] text-sm leading-snug">
            <Skeleton className="h-[2lh] w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** What pupils said about choosing, in four figures from the survey's own tables. */
export function FindingsSection() {
  const { t, i18n } = useTranslation('support');
  const [ref, near] = useNear<HTMLElement>();
  const [sample, setSample] = useState(true);
  const [Figures] = useState(() =>
    lazy(() => import('./load-figures.tsx').then((module) => module.loadFigures(i18n, setSample))),
  );
  return (
    <section ref={ref} className="border-line border-t py-12">
      <h2 className="mb-2 flex flex-wrap items-center gap-3 text-2xl">
        {t('findings.title')} {sample && <Tag tone="estimated">{t('findings.sample')}</Tag>}
      </h2>
      <p className="mb-8 max-w-(--measure) text-ink-2">
        {t('findings.text')} <Link to="/jupasurvey">{t('findings.link')}</Link>
      </p>
      <div className="min-h-24">
        {near ? (
          <Suspense fallback={<FiguresSkeleton />}>
            <Figures />
          </Suspense>
        ) : (
          <FiguresSkeleton />
        )}
      </div>
    </section>
  );
}
