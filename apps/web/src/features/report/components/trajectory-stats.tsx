import type { User } from '@lodestar/contract';
import { readTrajectory, type TrajectoryWork } from '@lodestar/domain';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { wantPart } from '../../../shared/work/saving.tsx';
import { TRAJECTORY_WORK } from '../../../shared/work/trajectory-work.ts';
import { ReportSection } from './report-section.tsx';

/** How much of the trajectory there is, and when it was last analysed. */
export function TrajectoryStats({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation('report');
  const { events, connections, analyses } = useLatestTrajectory(user);
  const [latest] = analyses;
  const facts = [
    { key: 'events', value: events.length },
    { key: 'connections', value: connections.length },
    {
      key: 'lastAnalysis',
      value: latest
        ? timeWords(latest.timestamp, 'moment', languageOf(i18n.language))
        : t('dashboard.trajectory.noAnalysis'),
    },
  ] as const;
  return (
    <ReportSection title={t('dashboard.trajectory.title')}>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt className="text-muted text-xs">{t(`dashboard.trajectory.${key}`)}</dt>
            <dd className="font-display text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </ReportSection>
  );
}

/** The map as it is now: what this device has of it, changes just made included; until that is here, the user's own. */
function useLatestTrajectory(user: User): TrajectoryWork {
  const { value } = useWork(TRAJECTORY_WORK);
  const known = TRAJECTORY_WORK.account(user.User_ID).server() !== null;
  useEffect(() => wantPart('trajectory'), []);
  return useMemo(() => (known ? value : readTrajectory(user).work), [known, value, user]);
}
