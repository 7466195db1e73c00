import { parseAbility } from '@lodestar/domain';
import { ClipboardList, FileText, MessageCircle, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSees } from '../../shared/session/use-sees.ts';
import { useUserId, useUserRecord } from '../../shared/session/use-session.ts';
import { AbilitySection } from './components/ability-section.tsx';
import { CycleDates } from './components/cycle-dates.tsx';
import { DashboardCard } from './components/dashboard-card.tsx';
import { LastChat } from './components/last-chat.tsx';
import { ProgressSummary } from './components/progress-summary.tsx';
import { NextStep } from './components/standing-parts.tsx';
import { TrajectoryStats } from './components/trajectory-stats.tsx';

interface DashboardPageProps {
  /** Where the cards lead. */
  readonly paths: Readonly<Record<'test' | 'eddy' | 'report' | 'trajectory', string>>;
}

/** What whoever is signed in finds at the front door. */
export function DashboardPage({ paths }: DashboardPageProps) {
  const { t } = useTranslation('report');
  const userId = useUserId();
  const record = useUserRecord();
  const sees = useSees();
  const name = record?.Nickname || record?.First_Name || userId;
  const released = (feature: 'personalityTest' | 'eddy') => record?.abilities.includes(feature) === true;
  return (
    <div className="wrap grid gap-8 py-8 md:gap-10">
      <div className="grid gap-4">
        <h1 tabIndex={-1} className="break-words">
          {t('dashboard.welcome', { name })}
        </h1>
        <NextStep reportPath={paths.report} />
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="md:max-lg:col-span-2">
          {userId !== null && <ProgressSummary key={userId} userId={userId} />}
        </div>
        <div className="grid gap-8 max-md:contents">
          {record !== null && sees('abilityScores') && (
            <AbilitySection scores={parseAbility(record.ability_6d)} figures="bars" />
          )}
          {record !== null && sees('trajectory') && (
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
          {userId !== null && <LastChat userId={userId} eddyPath={paths.eddy} />}
          <div className="grid gap-3 max-md:order-1">
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
        </div>
        <CycleDates />
      </div>
    </div>
  );
}
