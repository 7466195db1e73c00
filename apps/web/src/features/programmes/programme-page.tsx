import type { Catalogue, Grades, Programme } from '@lodestar/domain';
import { Pencil } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { usePageName } from '../../shared/page-name.ts';
import { titleIn } from '../../shared/programme/programme-facts.ts';
import { StudyList } from '../../shared/programme/programme-tags.tsx';
import { useWording } from '../../shared/programme/wording.ts';
import { buttonStyles } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { lazyExtra } from '../../shared/ui/lazy-extra.ts';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenReached } from '../../shared/ui/when-reached.tsx';
import { AboutProgramme, OfficialLinks } from './components/about-programme.tsx';
import { ProgrammeHead } from './components/programme-head.tsx';
import {
  ActionsSkeleton,
  BackToList,
  HEAD_PAGE,
  ProgrammeSkeleton,
  StandingComing,
} from './components/programme-outline.tsx';
import { useProgrammesWords } from './model/fact-words.ts';
import { type FoundProgramme, useProgramme } from './model/use-programme.ts';

/** What is done with lists and the shortlist comes after what is read. */
const ProgrammeActions = lazyExtra(
  () => import('./components/programme-actions.tsx').then((module) => module.ProgrammeActions),
  ['lists'],
);

const ScoreTrend = lazyExtra(() =>
  import('./components/score-trend.tsx').then((module) => module.ScoreTrend),
);

const BandTable = lazyExtra(() => import('./components/band-table.tsx').then((module) => module.BandTable));

const UnknownProgramme = lazyExtra(() =>
  import('./components/unknown-programme.tsx').then((module) => module.UnknownProgramme),
);

/** How a programme stands to a pupil; `grades` null: fewer than five are known; `catalogue` null: it is on its way. */
interface StandingProps {
  readonly catalogue: Catalogue | null;
  readonly programme: Programme;
  readonly grades: Grades | null;
  /** Stands in its place while it is worked out. */
  readonly coming: ReactNode;
}

interface ProgrammePageProps {
  /** What the receipt is made of, as JUPASelect draws it. */
  readonly parts: {
    readonly ProgrammeStanding: ComponentType<StandingProps>;
    readonly ProgrammeRules: ComponentType<StandingProps>;
    readonly ProgrammeSourceLines: ComponentType<Pick<StandingProps, 'programme'>>;
  };
  readonly paths: {
    readonly list: string;
    readonly grades: string;
    readonly compareWith: (code: string) => string;
  };
}

export { askAhead } from './model/use-programme.ts';

/** Everything known of one programme, at an address that can be sent. */
export function ProgrammePage({ parts, paths }: ProgrammePageProps) {
  const t = useProgrammesWords();
  const { code = '' } = useParams();
  const { found, unknownIn, failed, retry } = useProgramme(code.toUpperCase());
  return (
    <div className={HEAD_PAGE}>
      <BackToList to={paths.list} />
      <div className="mt-4 grid gap-2 empty:hidden">
        <RetryProgress of="currentYear" />
        <RetryProgress of="programmeByCode" />
        <RetryProgress of="yearInColumns" />
        {failed && <ErrorState title={t('failed')} detail={t('failedHint')} onRetry={retry} />}
      </div>
      {found === null && unknownIn === null && !failed && <ProgrammeSkeleton />}
      {unknownIn !== null && (
        <Suspense fallback={<ProgrammeSkeleton />}>
          <UnknownProgramme code={code} collection={unknownIn} list={paths.list} />
        </Suspense>
      )}
      {found !== null && <KnownProgramme found={found} parts={parts} paths={paths} />}
    </div>
  );
}

interface KnownProgrammeProps extends ProgrammePageProps {
  readonly found: FoundProgramme;
}

const SECTIONS =
  'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 [&_h2]:mb-2 [&_h3]:mt-4 [&_h3]:mb-1 [&_h3]:text-md';

function KnownProgramme({ found, parts, paths }: KnownProgrammeProps) {
  const { catalogue, collection, grades, guide, programme } = found;
  const t = useProgrammesWords();
  const wording = useWording();
  usePageName(`${programme.code} ${titleIn(programme, wording.language)}`);
  const standing = { catalogue, programme, grades, coming: <StandingComing /> };
  return (
    <article>
      <ProgrammeHead programme={programme} guide={guide} collection={collection}>
        <Suspense fallback={<ActionsSkeleton />}>
          <ProgrammeActions
            code={programme.code}
            collection={collection}
            comparePath={paths.compareWith(programme.code)}
          />
        </Suspense>
      </ProgrammeHead>
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={SECTIONS}>
          <section>
            <h2>{t('page.standing')}</h2>
            {grades === null && <GradesWanted to={paths.grades} />}
            <parts.ProgrammeStanding {...standing} />
          </section>
          <section>
            <h2>{t('trend.title')}</h2>
            <WhenReached coming={<Skeleton className="h-64 rounded-2" />}>
              <ScoreTrend collection={collection} code={programme.code} />
            </WhenReached>
          </section>
          <section>
            <h2>{t('page.counts')}</h2>
            <WhenReached coming={<Skeleton className="h-48 rounded-2" />}>
              <BandTable programme={programme} />
            </WhenReached>
          </section>
          <AboutProgramme programme={programme} guide={guide} />
        </div>
        <div className={`${SECTIONS} lg:border-line lg:border-s lg:ps-6`}>
          <parts.ProgrammeRules {...standing} />
          <section>
            <h2>{wording.t('study.title')}</h2>
            <StudyList programme={programme} />
          </section>
          <OfficialLinks programme={programme} />
          <section>
            <h2>{t('page.sources')}</h2>
            <ul className="grid gap-1 text-muted text-xs leading-snug">
              <parts.ProgrammeSourceLines programme={programme} />
              <li>{t('page.fieldsSource')}</li>
              <li className="font-medium text-ink-2">{t('page.reference')}</li>
            </ul>
          </section>
        </div>
      </div>
    </article>
  );
}

function GradesWanted({ to }: { readonly to: string }): ReactNode {
  const t = useProgrammesWords();
  return (
    <div className="mb-3 grid justify-items-start gap-3 rounded-2 bg-accent-tint p-4 text-sm leading-snug">
      <p>{t('page.noGrades')}</p>
      <Link to={to} className={buttonStyles('secondary', 'sm')}>
        <Pencil aria-hidden="true" />
        {t('page.enterGrades')}
      </Link>
    </div>
  );
}
