import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useNear } from '../../../shared/ui/use-near.ts';

const ExampleCurve = lazy(() =>
  import('./example-curve.tsx').then((module) => ({ default: module.ExampleCurve })),
);

/** How a level is checked, with a drawing that is fetched by those who get there. */
export function ReceiptSection() {
  const { t } = useTranslation('support');
  const [ref, near] = useNear<HTMLElement>();
  const outline = <Skeleton className="h-71 w-full" />;
  return (
    <section
      ref={ref}
      className="grid items-center gap-10 border-line border-t py-12 lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] lg:gap-16"
    >
      <div className="lg:order-2">
        <h2 className="mb-3 text-2xl">{t('receipt.title')}</h2>
        <p className="max-w-(--measure) text-ink-2">{t('receipt.text')}</p>
      </div>
      <figure className="rounded-2 border border-line bg-surface p-5">
        <div className="min-h-71">
          {near ? (
            <Suspense fallback={outline}>
              <ExampleCurve />
            </Suspense>
          ) : (
            outline
          )}
        </div>
        <figcaption className="mt-3 text-muted text-xs leading-snug">{t('receipt.caption')}</figcaption>
      </figure>
    </section>
  );
}
