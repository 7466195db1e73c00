import { listIn } from '@lodestar/domain';
import { useWording } from '../../../shared/programme/wording.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useOnline } from '../../../shared/use-online.ts';
import { useProgrammesWords } from '../model/fact-words.ts';
import { type TrendRun, type TrendYear, useHistory } from '../model/use-history.ts';

interface ScoreTrendProps {
  readonly collection: string;
  readonly code: string;
}

/** Scores over the years held; years on another formula stand in a frame and on a scale of their own. */
export function ScoreTrend({ collection, code }: ScoreTrendProps) {
  const t = useProgrammesWords();
  const { language } = useWording();
  const { runs, failed, retry } = useHistory(collection, code);
  const online = useOnline();
  if (failed)
    return (
      <ErrorState
        title={t('trend.failed')}
        detail={online ? undefined : t('trend.offline')}
        onRetry={retry}
      />
    );
  if (runs === null) return <Skeleton className="h-64 w-full rounded-2" />;
  if (runs.length === 0) return <p>{t('row.noScores')}</p>;
  return (
    <>
      <div aria-hidden="true" className="flex break-inside-avoid flex-wrap gap-3">
        {runs.map((run) => (
          <RunFrame key={run.years[0]?.year} run={run} />
        ))}
      </div>
      <ul className="mt-3 grid gap-1 text-ink-2 text-sm leading-snug empty:hidden">
        {runs.map(({ years, reason }) =>
          reason === null ? null : (
            <li key={years[0]?.year}>
              <b className="font-strong">
                {listIn(
                  language,
                  years.map(({ year }) => String(year)),
                )}
              </b>{' '}
              {t(`trend.${reason}`)}
            </li>
          ),
        )}
      </ul>
      <TrendTable runs={runs} />
      <ul className="mt-2 grid gap-0.5 text-muted text-xs leading-snug empty:hidden">
        {runs
          .flatMap(({ years }) => years)
          .map(({ year, source }) =>
            source === null ? null : <li key={year}>{t('trend.source', { year, name: source })}</li>,
          )}
      </ul>
    </>
  );
}

/** Percent of the height left free above and below. */
const ROOM = 12;

/** Where a score stands between the lowest and the highest of its years, in percent from below. */
function heights(years: readonly TrendYear[]): (score: number) => number {
  const scores = years
    .flatMap(({ upper, middle, lower }) => [upper, middle, lower])
    .filter((one) => one !== null);
  const low = Math.min(...scores);
  const span = Math.max(...scores) - low;
  return (score) => (span === 0 ? 50 : ROOM + ((score - low) / span) * (100 - 2 * ROOM));
}

function RunFrame({ run: { years, reason } }: { readonly run: TrendRun }) {
  const { number } = useWording();
  const at = heights(years);
  return (
    <div
      className={classNames(
        'flex min-w-0 rounded-2 border px-2 pt-5 pb-2',
        reason === null ? 'border-line bg-surface' : 'border-line-strong border-dashed',
      )}
    >
      {years.map(({ year, upper, middle, lower }) => {
        const top = at(upper ?? middle);
        const bottom = at(lower ?? middle);
        return (
          <div key={year} className="w-15 min-w-0 text-center">
            <div className="relative h-36">
              <span
                className="absolute inset-x-4 rounded-1 border border-accent-line bg-accent-tint"
                style={{ bottom: `${bottom}%`, height: `${top - bottom}%` }}
              />
              <span
                className={classNames(
                  'absolute inset-x-4 border-b-[2.5px]',
                  reason === null ? 'border-accent' : 'border-muted',
                )}
                style={{ bottom: `${at(middle)}%` }}
              />
              <span
                className="absolute inset-x-0 font-strong text-sm"
                style={{ bottom: `calc(${top}% + 4px)` }}
              >
                {number(middle, 3)}
              </span>
            </div>
            <span className="text-muted text-xs">{year}</span>
          </div>
        );
      })}
    </div>
  );
}

const CELL = 'border-line border-b px-2 py-1.5 text-end first:ps-0 last:pe-0';

/** The same in figures. */
function TrendTable({ runs }: { readonly runs: readonly TrendRun[] }) {
  const t = useProgrammesWords();
  const { number } = useWording();
  const years = runs.flatMap((run) => run.years).reverse();
  const of = (score: number | null) => (score === null ? '–' : number(score, 3));
  return (
    <table aria-label={t('trend.title')} className="mt-3 w-full border-collapse text-sm leading-snug">
      <thead>
        <tr className="text-muted text-xs">
          <th scope="col" className={`${CELL} text-start! font-medium`}>
            {t('page.countsYear')}
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            {t('trend.lower')}
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            {t('trend.middle')}
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            {t('trend.upper')}
          </th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, upper, middle, isMean, lower }) => (
          <tr key={year}>
            <th scope="row" className={`${CELL} text-start! font-(weight:--weight-text)`}>
              {year}
            </th>
            <td className={CELL}>{of(lower)}</td>
            <td className={`${CELL} font-strong`}>
              {isMean ? t('trend.mean', { score: number(middle, 3) }) : number(middle, 3)}
            </td>
            <td className={CELL}>{of(upper)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
