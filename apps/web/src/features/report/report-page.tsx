import { languageOf } from '../../shared/i18n/languages.ts';
import { timeWords } from '../../shared/i18n/times.ts';
import { useSees } from '../../shared/session/use-sees.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Overlay } from '../../shared/ui/overlay.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import '../../shared/ui/print.css';
import type { User } from '@lodestar/contract';
import { parseAbility } from '@lodestar/domain';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NoUserError } from '../../shared/user/user-row.ts';
import { GradesBlock } from './components/grades-block.tsx';
import { ProfileBlock } from './components/profile-block.tsx';
import { TopProgrammesPanel } from './components/top-programmes-panel.tsx';
import { useReportUser } from './model/use-report-user.ts';

const AbilitySection = lazy(() =>
  import('./components/ability-section.tsx').then((module) => ({ default: module.AbilitySection })),
);
// These stand on the second page.
const RecommendationCard = lazy(() =>
  import('./components/recommendation-card.tsx').then((module) => ({ default: module.RecommendationCard })),
);
const MatchesSection = lazy(() =>
  import('./components/matches-section.tsx').then((module) => ({ default: module.MatchesSection })),
);

function Report({ user }: { readonly user: User }) {
  const sees = useSees();
  const scores = parseAbility(user.ability_6d);
  const abilities = sees('abilityScores');
  const recommendation = sees('eddyRecommendation');
  return (
    <div className="grid gap-8 print:gap-5">
      <ProfileBlock user={user} />
      <GradesBlock />
      <TopProgrammesPanel userId={user.User_ID} />
      {abilities && (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <AbilitySection scores={scores} />
        </Suspense>
      )}
      {recommendation && (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <RecommendationCard user={user} />
        </Suspense>
      )}
      {sees('subjectRecommendations') && (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <MatchesSection scores={scores} />
        </Suspense>
      )}
      <PrintNote />
    </div>
  );
}

/** The personal report: who the pupil is, grades, choices and abilities; on the next page what follows from the test. */
export function ReportPage() {
  const { t } = useTranslation('report');
  const { data, isPending, isError, error, refetch } = useReportUser(useUserId());
  return (
    <div className="wrap py-8 print:p-0">
      {data && <Report key={data.User_ID} user={data} />}
      {isPending && (
        <>
          <h1 tabIndex={-1} className="min-h-[60dvh]">
            {t('title')}
          </h1>
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
