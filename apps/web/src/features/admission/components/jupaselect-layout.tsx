import { useEffect } from 'react';
import { DESK, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { useAdmission } from '../model/admission.ts';
import { ChoicesAside } from './choices/choices-aside.tsx';
import { ChoicesDock } from './choices/choices-dock.tsx';
import { fetchChoicesPanel } from './choices/lazy-choices-panel.tsx';
import { FindSection } from './find/find-section.tsx';
import { KeptNotices } from './kept-notices.tsx';
import { LiveRegion } from './live-region.tsx';
import { LoadFailures } from './load-failures.tsx';
import { PAGE_COLUMNS, PAGE_PART } from './page-columns.ts';
import { PageHeading } from './page-heading.tsx';
import { RecommendationsSection } from './recommendations/recommendations-section.tsx';
import { Reveal } from './reveal.tsx';
import { ScoresSection } from './scores/scores-section.tsx';
import { StatisticsSection } from './statistics/statistics-section.tsx';
import { WaitingForGrades } from './waiting-for-grades.tsx';
import { YearSelect } from './year-select.tsx';

/** When the page has settled: what it will need next. */
const FETCH_AHEAD = 2000;

/** One column on a phone, two on a tablet, three on a desk with the list always in view. */
export function JupaselectLayout() {
  const { enough } = useAdmission();
  const desk = useMediaQuery(DESK);
  useEffect(() => {
    const timer = setTimeout(fetchChoicesPanel, FETCH_AHEAD);
    return () => clearTimeout(timer);
  }, []);
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
              <ScoresSection />
            </div>
            <Reveal open={enough}>
              <div className={`${PAGE_PART} lg:mt-8`}>
                <StatisticsSection />
              </div>
            </Reveal>
          </div>
          <Reveal
            open={enough}
            instead={<WaitingForGrades />}
            className="min-w-0 border-line border-t pt-5 md:col-span-2 lg:col-span-1 lg:ms-5 lg:border-x lg:border-t-0 lg:px-5 min-[1340px]:ms-6 min-[1340px]:px-8"
          >
            <FindSection />
            <div className="mt-8 border-line border-t pt-5">
              <RecommendationsSection />
            </div>
          </Reveal>
          {desk && (
            <Reveal
              open={enough}
              className="sticky top-[calc(3.5rem+var(--top-notice,0px))] max-h-[calc(100dvh-3.5rem-var(--top-notice,0px))] self-start overflow-y-auto [scrollbar-width:thin]"
            >
              <div className="bg-surface pt-5 pr-4 pb-8 pl-6">
                <ChoicesAside />
              </div>
            </Reveal>
          )}
        </div>
      </div>
      {!desk && enough && <ChoicesDock />}
      <LiveRegion />
    </>
  );
}
