import { parseAbility } from '@lodestar/domain';
import { ClipboardList, FileText, MessageCircle, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSees } from '../../shared/session/use-sees.ts';
import { useUserId, useUserRecord } from '../../shared/session/use-session.ts';
import { AbilitySection } from './components/ability-section.tsx';
import { DashboardCard } from './components/dashboard-card.tsx';
import { ProgressSummary } from './components/progress-summary.tsx';
import { TrajectoryStats } from './components/trajectory-stats.tsx';

interface DashboardPageProps {
  /** Where the cards lead; null until there is such a page. */
  readonly paths: Readonly<Record<'test' | 'eddy' | 'report' | 'trajectory', string | null>>;
}

/** What whoever is signed in finds at the front door. */
export function DashboardPage({ paths }: DashboardPageProps) {
  const { t } = useTranslation('report');
  const userId = useUserId();
  const record = useUserRecord();
  const sees = useSees();
  const name = record?.Nickname || record?.First_Name || userId;
  const released = (feature: 'personalityTest' | 'eddy') => record?.abilities.includes(feature) === true;
  const privileged = sees('abilityScores') || sees('trajectory');
  return (
    <div className="wrap grid gap-8 py-8 md:gap-10">
      <h1 tabIndex={-1} className="break-words">
        {t('dashboard.welcome', { name })}
      </h1>
      <div className="grid gap-4 md:grid-cols-3">
        <DashboardCard
          icon={<ClipboardList aria-hidden="true" />}
          title={t('dashboard.card.test.title')}
          text={t('dashboard.card.test.text')}
          to={released('personalityTest') ? paths.test : null}
        />
        <DashboardCard
          icon={<MessageCircle aria-hidden="true" />}
          title={t('dashboard.card.eddy.title')}
          text={t('dashboard.card.eddy.text')}
          to={released('eddy') ? paths.eddy : null}
        />
        <DashboardCard
          icon={<FileText aria-hidden="true" />}
          title={t('dashboard.card.report.title')}
          text={t('dashboard.card.report.text')}
          to={paths.report}
        />
      </div>
      {userId !== null && <ProgressSummary key={userId} userId={userId} />}
      {record !== null && privileged && (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
          {sees('abilityScores') && <AbilitySection scores={parseAbility(record.ability_6d)} />}
          {sees('trajectory') && (
            <div className="grid gap-4">
              <TrajectoryStats user={record} />
              <DashboardCard
                icon={<Waypoints aria-hidden="true" />}
                title={t('dashboard.trajectory.create')}
                text={t('dashboard.trajectory.createText')}
                to={paths.trajectory}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
