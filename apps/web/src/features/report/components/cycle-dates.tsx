import { hongKongDay } from '@lodestar/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useNear } from '../../../shared/ui/use-near.ts';
import { type CycleLine, cycleDates } from '../model/cycle-dates.ts';
import { ReportSection } from './report-section.tsx';

/** The dates of the cycle, and what is not announced yet. */
export function CycleDates() {
  const { t } = useTranslation('report');
  const [ref, near] = useNear<HTMLDivElement>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['report', 'calendar'],
    enabled: near,
    queryFn: async () => (await import('../../../shared/jupas-calendar.ts')).CALENDAR,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const cycle = data && cycleDates(data, hongKongDay(new Date()));
  if (cycle === null) return null;
  return (
    <div ref={ref}>
      <ReportSection title={t('dashboard.dates.title')}>
        {isError && (
          <ErrorState
            title={t('dashboard.dates.failed')}
            detail={t('load.kept')}
            onRetry={() => void refetch()}
          />
        )}
        {!isError && cycle === undefined && <Skeleton className="h-80 w-full" />}
        {cycle && (
          <>
            <p className="mb-1 text-muted text-xs">{t('dashboard.dates.entry', { year: cycle.entryYear })}</p>
            <ol>
              {cycle.lines.map((line) => (
                <DateLine key={line.date.key} line={line} />
              ))}
            </ol>
            <p className="mt-2 text-muted text-xs">{t('dashboard.dates.check')}</p>
          </>
        )}
      </ReportSection>
    </div>
  );
}

/** As a moment of Hong Kong's clock, whatever the browser's. */
const inHongKong = (moment: string): string =>
  moment.includes('T') ? `${moment}:00+08:00` : `${moment}T12:00+08:00`;

function DateLine({ line }: { readonly line: CycleLine }) {
  const { t, i18n } = useTranslation('report');
  const language = languageOf(i18n.language);
  const { date, at, lastTime, past } = line;
  const words = (moment: string) =>
    timeWords(inHongKong(moment), moment.includes('T') ? 'moment' : 'day', language);
  return (
    <li className={`border-line border-b py-2 text-sm leading-snug ${past ? 'text-muted' : ''}`}>
      <p>{date.what[language]}</p>
      {at === null ? (
        <p className="text-muted text-xs">
          {lastTime === null
            ? t('dashboard.dates.notKnown')
            : t('dashboard.dates.lastTime', { date: words(lastTime) })}
        </p>
      ) : (
        <p className="font-medium tabular-nums">{words(at)}</p>
      )}
    </li>
  );
}
