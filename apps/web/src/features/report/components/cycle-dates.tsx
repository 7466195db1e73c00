import { hongKongDay } from '@lodestar/domain';
import { type CycleDate, currentEntryYear, type KnowledgeFile } from '@lodestar/eddy';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useNear } from '../../../shared/ui/use-near.ts';
import { ReportSection } from './report-section.tsx';

/** The steps of a cycle that every applicant takes, in order. */
const KEYS = [
  'application',
  'choicesDeadline',
  'updateBeforeResults',
  'results',
  'modification',
  'mainRound',
] as const;

export interface CycleLine {
  readonly date: CycleDate;
  /** Days or minutes of this cycle, `2026-12-02` or `2026-12-02T23:59`; null: not announced. */
  readonly at: string | null;
  /** The same date a year earlier, as a guide; null where it is known for this cycle, or was not known then. */
  readonly lastTime: string | null;
  readonly past: boolean;
}

export interface Cycle {
  readonly entryYear: number;
  readonly lines: readonly CycleLine[];
}

const momentOf = ({ key, start, end }: CycleDate): string | null =>
  key === 'application' || key === 'updateBeforeResults' ? (end ?? start) : (start ?? end);

/** The dates of the cycle that pupils apply in; `today` is a day in Hong Kong. Null where no cycle is known. */
export function cycleDates(calendar: KnowledgeFile['calendar'], today: string): Cycle | null {
  const entryYear = currentEntryYear(calendar, today);
  if (entryYear === null) return null;
  const before = calendar[entryYear - 1] ?? [];
  const lines = (calendar[entryYear] ?? []).flatMap((date): readonly CycleLine[] => {
    if (!KEYS.some((key) => key === date.key)) return [];
    const at = momentOf(date);
    const earlier = before.find(({ key }) => key === date.key);
    return [
      {
        date,
        at,
        lastTime: at === null && earlier ? momentOf(earlier) : null,
        past: at !== null && at.slice(0, 10) < today,
      },
    ];
  });
  return { entryYear, lines };
}

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
