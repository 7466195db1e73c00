import '../../shared/ui/print.css';
import type { User } from '@lodestar/contract';
import { gradeEntries, gradesOf, parseAbility, plainScores } from '@lodestar/domain';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageOf } from '../../shared/i18n/languages.ts';
import { timeWords } from '../../shared/i18n/times.ts';
import { gradeName, subjectName } from '../../shared/programme/subject-words.ts';
import { useWording } from '../../shared/programme/wording.ts';
import { useSees, useUserId } from '../../shared/session/use-session.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Overlay } from '../../shared/ui/overlay.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { NoUserError } from '../../shared/user/user-row.ts';
import { useArrival } from '../../shared/work/arrival.ts';
import { useWork } from '../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../shared/work/pupil-work.ts';
import { ProfileBlock } from './components/profile-block.tsx';
import { GradesSkeleton, ReportComing } from './components/report-outline.tsx';
import { ReportSection } from './components/report-section.tsx';
import { TopProgrammesPanel } from './components/top-programmes-panel.tsx';
import { useReportUser } from './model/use-report-user.ts';

const AbilitySection = lazy(() =>
  import('./components/ability-section.tsx').then((module) => ({ default: module.AbilitySection })),
);
// These stand on the second page.
const EddysRecommendation = lazy(() =>
  import('./components/eddys-recommendation.tsx').then((module) => ({ default: module.EddysRecommendation })),
);
const MatchesSection = lazy(() =>
  import('./components/matches-section.tsx').then((module) => ({ default: module.MatchesSection })),
);

function Report({ user }: { readonly user: User }) {
  const sees = useSees();
  const scores = parseAbility(user.ability_6d);
  const abilities = sees('abilityScores');
  const recommendation = sees('eddyRecommendation');
  const matches = sees('subjectRecommendations');
  return (
    <div className="grid gap-8 print:gap-3">
      <ProfileBlock user={user} />
      <GradesBlock />
      <TopProgrammesPanel />
      {abilities && (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <AbilitySection scores={scores} />
        </Suspense>
      )}
      {(recommendation || matches) && (
        <div className="grid gap-8 print:break-before-page print:gap-5">
          {recommendation && (
            <Suspense fallback={<Skeleton className="h-80 w-full" />}>
              <EddysRecommendation user={user} />
            </Suspense>
          )}
          {matches && (
            <Suspense fallback={<Skeleton className="h-80 w-full" />}>
              <MatchesSection scores={scores} />
            </Suspense>
          )}
        </div>
      )}
      <PrintNote />
    </div>
  );
}

/** The personal report: who the pupil is, grades, choices and abilities; on the next page what follows from the test. */
export function ReportPage() {
  const { t } = useTranslation('report');
  const { data, isError, error, refetch } = useReportUser(useUserId());
  // Drawn in turns, between which the page answers touches.
  const drawn = useDeferredValue(data);
  const user = data && drawn;
  return (
    <div className="wrap py-8 print:p-0">
      {user && <Report key={user.User_ID} user={user} />}
      {!user && !isError && (
        <>
          <ReportComing title={t('title')} />
          <Overlay text={t('overlay.profile')} />
        </>
      )}
      {isError && data === undefined && (
        <>
          <h1 tabIndex={-1} className="mb-6">
            {t('title')}
          </h1>
          <ErrorState
            title={t(error instanceof NoUserError ? 'load.noUser' : 'load.failed')}
            detail={t('load.kept')}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </div>
  );
}

/** Stands under the printed report alone: from whom, from when, and what it is worth. */
function PrintNote() {
  const { t, i18n } = useTranslation('report');
  const date = timeWords(new Date(), 'longDay', languageOf(i18n.language));
  return <p className="hidden text-muted text-xs print:block">{t('printNote', { date })}</p>;
}

/** The grades as they are entered, and what the best five and six of them add up to. */
function GradesBlock() {
  const { t } = useTranslation('report');
  const wording = useWording();
  const { value: table } = useWork(SCORES_WORK);
  const coming = useArrival(SCORES_WORK) === 'coming';
  const grades = gradesOf(table);
  const entries = gradeEntries(grades);
  const { best5Score, best6Score } = plainScores(grades);
  const change = (
    <Link to="/jupaselect" className="text-sm print:hidden">
      {t(entries.length === 0 ? 'top.enterGrades' : 'grades.change')}
    </Link>
  );
  return (
    <ReportSection title={t('grades.title')} aside={change}>
      {entries.length === 0 ? (
        coming ? (
          <GradesSkeleton />
        ) : (
          <p className="text-ink-2 text-sm">{t('grades.none')}</p>
        )
      ) : (
        <div className="overflow-x-clip">
          {/* A line begins outside, so that the rule shows between the two, and not at the beginning of a line. */}
          <div className="-ms-7 flex flex-wrap gap-y-3 print:-ms-5 print:gap-y-1">
            <dl className="flex flex-wrap gap-x-7 gap-y-3 px-7 print:gap-x-5 print:gap-y-1 print:px-5">
              {entries.map(([code, grade]) => (
                <div key={code}>
                  <dt className="text-muted text-xs">{subjectName(code, wording)}</dt>
                  <dd className="font-display text-xl">{gradeName(grade, wording)}</dd>
                </div>
              ))}
            </dl>
            <dl className="flex gap-x-7 border-line-strong ps-7 max-[599px]:w-full max-[599px]:border-t max-[599px]:pt-3 min-[600px]:border-s print:ps-5">
              <div>
                <dt className="text-muted text-xs">{wording.t('statistics.best5')}</dt>
                <dd className="font-display text-xl">{wording.number(best5Score)}</dd>
              </div>
              <div>
                <dt className="text-muted text-xs">{wording.t('statistics.best6')}</dt>
                <dd className="font-display text-xl">{wording.number(best6Score)}</dd>
              </div>
            </dl>
          </div>
        </div>
      )}
    </ReportSection>
  );
}
