import { LEVEL_NAMES, LEVEL_THRESHOLDS } from '@lodestar/domain';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../shared/ui/button.tsx';
import { lazyExtra } from '../../shared/ui/lazy-extra.ts';
import { LevelBadge } from '../../shared/ui/level-badge.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { useNear } from '../../shared/ui/use-near.ts';
import { HeroCarousel } from './components/hero-carousel.tsx';

const FeatureList = lazy(() =>
  import('./components/feature-list.tsx').then((module) => ({ default: module.FeatureList })),
);

/** The front page for visitors. */
export function LandingPage() {
  const { t } = useTranslation('support');
  return (
    <>
      <HeroCarousel />
      <div className="wrap">
        <LevelSection />
        <ReceiptSection />
        <FindingsSection />
        <WhenNear className="min-h-184 md:min-h-94">
          <FeatureList title={t('features.title')} />
        </WhenNear>
        <ClosingCall />
      </div>
    </>
  );
}

function ClosingCall() {
  const { t } = useTranslation('support');
  return (
    <section className="mt-12 grid items-center gap-x-10 gap-y-4 rounded-2 bg-accent-tint p-6 md:grid-cols-[1fr_auto] md:px-10 md:py-8">
      <div>
        <h2 className="mb-1">{t('close.title')}</h2>
        <p className="text-ink-2">{t('close.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to="/jupaselect" className={buttonStyles('secondary', 'md')}>
          {t('close.start')}
        </Link>
        <Link to="/register" className={buttonStyles('primary', 'md')}>
          {t('close.register')}
        </Link>
      </div>
    </section>
  );
}

function LevelSection() {
  const { t } = useTranslation('support');
  return (
    <section className="grid items-start gap-10 py-12 lg:grid-cols-[4fr_5fr] lg:gap-16">
      <div>
        <h2 className="mb-3 text-2xl">{t('levels.title')}</h2>
        <p className="max-w-(--measure) text-ink-2">{t('levels.text')}</p>
      </div>
      <LevelLadder />
    </section>
  );
}

/** The nine levels from the best down, each with its share of last year's admitted pupils. */
function LevelLadder() {
  const { t } = useTranslation(['support', 'common']);
  return (
    <div>
      <p className="mb-1 text-end text-muted text-xs leading-snug">{t('levels.share')}</p>
      <ol className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line border-t md:gap-x-6">
        {LEVEL_THRESHOLDS.map(({ level, fromPercent: from }, index) => {
          const to = LEVEL_THRESHOLDS[index - 1]?.fromPercent;
          const name = LEVEL_NAMES[level];
          return (
            <li
              key={level}
              className="col-span-3 grid min-h-11 grid-cols-subgrid items-center border-line border-b py-1.5 text-sm leading-snug"
            >
              <span>
                <LevelBadge level={level} name={t(`common:level.${name}`)} />
              </span>
              <span className="text-ink-2">{t(`common:levelMeaning.${name}`)}</span>
              <span className="whitespace-nowrap text-end text-muted text-xs">
                {to === undefined && t('levels.from', { from })}
                {to !== undefined && from > 0 && t('levels.between', { from, to })}
                {to !== undefined && from === 0 && t('levels.below', { to })}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const ExampleCurve = lazyExtra(
  () => import('./sample/example-curve.tsx').then((module) => module.ExampleCurve),
  ['sample'],
);

/** How a level is checked, with a drawing that is fetched by those who get there. */
function ReceiptSection() {
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

interface WhenNearProps {
  /** Least heights, so that nothing below moves when the part comes. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A part far down the page, whose script is fetched by those who get there. */
function WhenNear({ className, children }: WhenNearProps) {
  const [ref, near] = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={className}>
      {near && <Suspense>{children}</Suspense>}
    </div>
  );
}

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
function FindingsSection() {
  const { t, i18n } = useTranslation('support');
  const [ref, near] = useNear<HTMLElement>();
  const [sample, setSample] = useState(true);
  const [Figures] = useState(() =>
    lazy(() =>
      import('./components/quoted-figures.tsx').then((module) => module.loadFigures(i18n, setSample)),
    ),
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
