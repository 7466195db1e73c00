import type { User } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';
import { htmlLang, languageOf } from '../../../shared/i18n/languages.ts';
import { useLatestTrajectory } from '../model/use-latest-trajectory.ts';
import { ReportSection } from './report-section.tsx';

function whenWritten(timestamp: string | undefined, language: string): string | null {
  const date = new Date(timestamp ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  return date.toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Hong_Kong',
  });
}

/** How much of the trajectory there is, and when it was last analysed. */
export function TrajectoryStats({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation('report');
  const language = htmlLang(languageOf(i18n.language));
  const { events, connections, analyses } = useLatestTrajectory(user);
  const latest = whenWritten(analyses[0]?.timestamp, language);
  const facts = [
    { key: 'events', value: events.length },
    { key: 'connections', value: connections.length },
    { key: 'lastAnalysis', value: latest ?? t('dashboard.trajectory.noAnalysis') },
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
