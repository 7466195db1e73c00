import { gradeEntries } from '@lodestar/domain';
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { yearOfCollection } from '../../shared/programme/programme-facts.ts';
import { useWording } from '../../shared/programme/wording.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { useLightPrint } from '../../shared/ui/printing.ts';
import { Select } from '../../shared/ui/select.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useBegun } from '../../shared/ui/use-begun.ts';
import { DESK, REDUCED_MOTION, useMediaQuery } from '../../shared/ui/use-media-query.ts';
import { useArrival } from '../../shared/work/arrival.ts';
import { SCORES_WORK } from '../../shared/work/pupil-work.ts';
import { type AdmissionPaths, AdmissionProvider, useAdmission } from './components/admission-provider.tsx';
import { JupaselectOutline, PAGE_COLUMNS, PAGE_PART, PageHeading } from './components/jupaselect-outline.tsx';
import { KeptNotices, LiveRegion, LoadFailures } from './components/kept-notices.tsx';
import { ScoresSection } from './components/scores/scores-section.tsx';
import { graded } from './model/fetch-graded-parts.ts';
import { showParts } from './show/show-button.tsx';

/** The mock choice of programmes: grades in, levels and recommendations out, six choices in order. */
export function JupaselectPage({ paths }: { readonly paths: AdmissionPaths }) {
  return (
    <AdmissionProvider paths={paths}>
      <JupaselectLayout />
    </AdmissionProvider>
  );
}

/** One column on a phone, two on a tablet, three on a desk with the list always in view. */
function JupaselectLayout() {
  const { enough, grades, choices, catalogue } = useAdmission();
  const { i18n } = useTranslation();
  const desk = useMediaQuery(DESK);
  const [entering, setEntering] = useState(false);
  const enter = useCallback(() => setEntering(true), []);
  const folded = enough && !entering && !desk;
  const { parts } = graded.useParts();
  const show = showParts.useParts().parts;
  const begun = gradeEntries(grades).length > 0;
  const settled = useBegun();
  useEffect(() => {
    // With the first grade, so that all is there when the fifth shows it, and when the connection is gone.
    if (begun || settled) void graded.fetch();
  }, [begun, settled]);
  useEffect(() => {
    if (settled) void parts?.fetchWhatOpens();
  }, [settled, parts]);
  const printable = choices.codes.length > 0 && catalogue !== null;
  useEffect(() => {
    // Without it the page itself is printed, as it stands.
    if (settled && printable) void showParts.fetch(i18n);
  }, [settled, printable, i18n]);
  useLightPrint();
  const arrival = useArrival(SCORES_WORK);
  const [known, setKnown] = useState(arrival !== 'coming');
  useEffect(() => {
    // In a turn, as the grades themselves: not before they are drawn.
    if (arrival !== 'coming') startTransition(() => setKnown(true));
  }, [arrival]);
  // Whether the table is folded, and what lies under it, depends on the grades.
  if (!known) return <JupaselectOutline />;
  return (
    <>
      <div className="wrap pt-5 pb-16">
        <PageHeading>
          <YearSelect />
        </PageHeading>
        <KeptNotices />
        <LoadFailures />
        <div className={PAGE_COLUMNS}>
          <div className="contents lg:block lg:min-w-0 lg:pb-8">
            <div className={`${PAGE_PART} lg:border-t-0`}>
              <ScoresSection folded={folded} onEnter={enter} />
            </div>
            <Reveal open={enough} className={folded ? 'max-md:order-1' : undefined}>
              <div className={`${PAGE_PART} lg:mt-8`}>
                {parts ? <parts.StatisticsSection /> : <PartComing className="h-72" />}
              </div>
            </Reveal>
          </div>
          <Reveal
            open={enough}
            instead={<WaitingForGrades />}
            className="min-w-0 border-line border-t pt-5 md:col-span-2 lg:col-span-1 lg:ms-5 lg:border-x lg:border-t-0 lg:px-5 min-[1340px]:ms-6 min-[1340px]:px-8"
          >
            {parts ? <parts.FindColumn /> : <PartComing className="h-dvh" retry />}
          </Reveal>
          {desk && (
            <Reveal
              open={enough}
              className="sticky top-[calc(3.5rem+var(--top-notice,0px))] max-h-[calc(100dvh-3.5rem-var(--top-notice,0px))] self-start overflow-y-auto [scrollbar-width:thin]"
            >
              <div className="bg-surface pt-5 pr-4 pb-8 pl-6">
                {parts ? <parts.ChoicesAside /> : <PartComing className="h-72" />}
              </div>
            </Reveal>
          )}
        </div>
      </div>
      {!desk && enough && parts && <parts.ChoicesDock />}
      {show !== null && <show.ListOnPaper />}
      <LiveRegion />
    </>
  );
}

/** Stands where the levels will be, until five subjects have a grade. */
function WaitingForGrades() {
  const { t } = useWording();
  return <EmptyState title={t('waiting.title')}>{t('waiting.text')}</EmptyState>;
}

interface PartComingProps {
  readonly className: string;
  /** Says when it failed, once on the page. */
  readonly retry?: boolean;
}

/** The outline of a part whose script is on its way. */
function PartComing({ className, retry = false }: PartComingProps) {
  const { failed } = graded.useParts();
  const { t } = useWording();
  if (failed && retry)
    return <ErrorState title={t('page.partsFailed')} onRetry={() => void graded.fetch()} />;
  return <Skeleton className={classNames('rounded-2', className)} />;
}

function YearSelect() {
  const { years } = useAdmission();
  const { t } = useWording();
  if (years.collection === null) {
    return years.failed ? null : <Skeleton className="h-11 w-44 rounded-2" />;
  }
  return (
    <Select
      label={t('page.year')}
      labelled
      value={years.collection}
      onChange={years.choose}
      options={years.collections.map((value) => ({ value, label: yearOfCollection(value) }))}
    />
  );
}

const FADE = 700;

interface RevealProps {
  readonly open: boolean;
  readonly className?: string | undefined;
  /** Stands in the same place while there is nothing to reveal. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Fades whole blocks in and out over 0.7 s; on the way out they stay in place until they are gone. */
export function Reveal({ open, className, instead, children }: RevealProps) {
  const still = useMediaQuery(REDUCED_MOTION);
  const [gone, setGone] = useState(!open);
  useEffect(() => {
    if (open) {
      setGone(false);
      return;
    }
    const timer = setTimeout(() => setGone(true), still ? 0 : FADE);
    return () => clearTimeout(timer);
  }, [open, still]);

  return (
    <div
      className={classNames('grid min-w-0 grid-cols-1 items-start *:col-start-1 *:row-start-1', className)}
    >
      {!open && instead}
      {(open || !gone) && (
        <div
          inert={!open}
          className={classNames(
            'min-w-0 transition-opacity duration-(--t-fade) ease-out starting:opacity-0',
            !open && 'opacity-0',
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}
