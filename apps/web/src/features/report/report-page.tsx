import type { User } from '@lodestar/contract';
import { parseAbility } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { useSees } from '../../shared/session/use-sees.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Overlay } from '../../shared/ui/overlay.tsx';
import { NoUserError } from '../../shared/user/user-row.ts';
import { AbilitySection } from './components/ability-section.tsx';
import { MatchesSection } from './components/matches-section.tsx';
import { PrintNote } from './components/print-note.tsx';
import { ProfileBlock } from './components/profile-block.tsx';
import { RecommendationCard } from './components/recommendation-card.tsx';
import { TopProgrammesPanel } from './components/top-programmes-panel.tsx';
import { useReportUser } from './model/use-report-user.ts';
import '../../shared/ui/print.css';

function Report({ user }: { readonly user: User }) {
  const sees = useSees();
  const scores = parseAbility(user.ability_6d);
  const abilities = sees('abilityScores');
  const recommendation = sees('eddyRecommendation');
  return (
    <div className="grid gap-8 print:gap-5">
      <ProfileBlock user={user} />
      {(abilities || recommendation) && (
        <div
          className={classNames(
            'grid items-start gap-x-12 gap-y-8 print:gap-5',
            abilities && recommendation && 'lg:grid-cols-2',
          )}
        >
          {abilities && <AbilitySection scores={scores} stacked={recommendation} />}
          {recommendation && <RecommendationCard user={user} />}
        </div>
      )}
      {sees('subjectRecommendations') && <MatchesSection scores={scores} />}
      <TopProgrammesPanel userId={user.User_ID} />
      <PrintNote />
    </div>
  );
}

/** The personal report: who the pupil is, what follows from the test, and the first choices of the list. */
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
