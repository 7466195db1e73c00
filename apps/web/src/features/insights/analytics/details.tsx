import type { TFunction } from 'i18next';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { type ChartData, seriesColour, writeNumber } from '../charts/chart-data.ts';
import { CsvButton, DashboardSection } from './dashboard-section.tsx';
import { countWriter, detailsOf, mergedCount, type RouteDetails } from './model/charts.ts';
import { useRouteDays } from './model/use-analytics.ts';

/** Everything that is counted of each route; asked for when it is first opened. */
export function DetailsSection({ merged }: { readonly merged: boolean }) {
  const { t } = useTranslation('analytics');
  const [open, setOpen] = useState(false);
  const { data, isError, refetch, isPlaceholderData } = useRouteDays('all', open);
  const ready = data !== undefined && !isPlaceholderData;
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <DashboardSection
      wide
      printed={open}
      title={t('details.title')}
      options={
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'details.hide' : 'details.show')}
          <Chevron aria-hidden="true" />
        </Button>
      }
    >
      {open && isError && <ErrorState title={t('details.failed')} onRetry={() => void refetch()} />}
      {open && !isError && !ready && (
        <div role="status" aria-label={t('details.loading')}>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {open && ready && <DetailsTable routes={data.map(detailsOf)} merged={merged} />}
    </DashboardSection>
  );
}

interface DetailsTableProps {
  readonly routes: readonly RouteDetails[];
  readonly merged: boolean;
}

const COLUMNS = ['requests', 'userDays', 'mean', 'days'] as const;

const countOf = ({ codes }: RouteDetails, wanted: string) =>
  codes.find(({ code }) => code === wanted)?.count ?? 0;

/** Every route with its sums; the file holds the status codes too. */
function DetailsTable({ routes, merged }: DetailsTableProps) {
  const { t } = useTranslation('analytics');
  const write = countWriter(t('few'));
  const codes = [...new Set(routes.flatMap((route) => route.codes.map(({ code }) => code)))].sort();
  const shared: ChartData = {
    corner: t('details.route'),
    series: [...COLUMNS.map((column) => t(`details.${column}`)), ...codes].map((name) => ({
      name,
      colour: '',
    })),
    rows: routes.map((route) => ({
      label: route.name,
      values: [
        route.requests,
        mergedCount(route.userDays),
        Math.round(route.mean ?? 0),
        route.days,
        ...codes.map((code) => countOf(route, code)),
      ],
    })),
  };
  return (
    <>
      <p className="mb-3 max-w-(--measure) text-muted text-xs leading-snug">{t('details.note')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" aria-label={t('details.title')} tabIndex={0}>
        <table className="w-full min-w-[28rem] text-sm leading-snug md:min-w-[40rem]">
          <thead>
            <tr className="border-line-strong border-b text-muted text-xs">
              <th scope="col" className="py-2 text-start font-medium">
                {t('details.route')}
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="break-keep px-2 py-2 text-end font-medium">
                  {t(`details.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {routes.map((route) => (
            <RouteDetailsRow key={route.name} route={route} merged={merged} write={write} />
          ))}
        </table>
      </section>
      <div className="mt-2 flex justify-end">
        <CsvButton file="details" data={shared} write={write} />
      </div>
    </>
  );
}

interface RouteDetailsRowProps {
  readonly route: RouteDetails;
  readonly merged: boolean;
  readonly write: (count: number) => string;
}

/** What a route comes to, and under it, when opened, its status codes and latest days. */
function RouteDetailsRow({ route, merged, write }: RouteDetailsRowProps) {
  const { t } = useTranslation('analytics');
  const [open, setOpen] = useState(false);
  return (
    <tbody className="border-line border-b">
      <tr>
        <th scope="row" className="text-start font-(weight:--weight-text)">
          <button
            type="button"
            aria-expanded={open}
            aria-label={t('details.of', { route: route.name })}
            onClick={() => setOpen(!open)}
            className="flex min-h-(--tap) w-full items-center gap-2 [overflow-wrap:anywhere]"
          >
            <ChevronDown
              aria-hidden="true"
              className={`size-4 shrink-0 text-accent ${open ? 'rotate-180' : ''}`}
            />
            {route.name}
          </button>
        </th>
        <td className={CELL}>{writeNumber(route.requests)}</td>
        <td className={CELL}>{write(merged ? mergedCount(route.userDays) : route.userDays)}</td>
        <td className={CELL}>{route.mean === null ? '–' : writeMean(route.mean, t)}</td>
        <td className={CELL}>{route.days}</td>
      </tr>
      {open && (
        <tr>
          <td colSpan={5} className="pb-4">
            <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
              <StatusCodes codes={route.codes} />
              <RecentDays route={route} merged={merged} write={write} />
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface RecentDaysProps {
  readonly route: RouteDetails;
  readonly merged: boolean;
  readonly write: (count: number) => string;
}

const DAY_COLUMNS = ['requests', 'users', 'mean'] as const;

/** The latest days of a route, and their file. */
function RecentDays({ route, merged, write }: RecentDaysProps) {
  const { t } = useTranslation('analytics');
  const shared = {
    corner: t('details.date'),
    series: DAY_COLUMNS.map((column) => ({ name: t(`details.${column}`), colour: '' })),
    rows: route.recent.map((day) => ({
      label: day.date,
      values: [day.total_requests, mergedCount(day.unique_users), Math.round(day.avg_response_time)],
    })),
  };
  return (
    <div>
      <table className="w-full">
        <caption className="pb-1 text-start font-strong">{t('details.recent')}</caption>
        <thead>
          <tr className="text-muted text-xs">
            <th scope="col" className="text-start font-medium">
              {t('details.date')}
            </th>
            {DAY_COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-2 text-end font-medium">
                {t(`details.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {route.recent.map((day) => (
            <tr key={day.date} className="border-line border-t">
              <th scope="row" className="py-1.5 text-start font-(weight:--weight-text)">
                {day.date}
              </th>
              <td className={CELL}>{writeNumber(day.total_requests)}</td>
              <td className={CELL}>{write(merged ? mergedCount(day.unique_users) : day.unique_users)}</td>
              <td className={CELL}>{writeMean(day.avg_response_time, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex justify-end">
        <CsvButton file={`recent ${route.name}`.replace(/\W+/g, '-')} data={shared} write={write} />
      </div>
    </div>
  );
}

const CELL = 'px-2 py-1.5 text-end';

/** A mean response time, in milliseconds. */
function writeMean(mean: number, t: TFunction<'analytics'>): string {
  return t('details.ms', { value: mean.toFixed(mean < 10 ? 1 : 0) });
}

/** How a route's answers are spread over status codes: a bar, and what each part of it is. */
function StatusCodes({ codes }: { readonly codes: RouteDetails['codes'] }) {
  const { t } = useTranslation('analytics');
  const all = codes.reduce((sum, { count }) => sum + count, 0);
  return (
    <div>
      <p className="font-strong">{t('details.codes')}</p>
      <div aria-hidden="true" className="my-2 flex h-3.5 gap-0.5 overflow-hidden rounded-1">
        {codes.map(({ code, count }, place) => (
          <span key={code} style={{ flexGrow: count, background: seriesColour(place) }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {codes.map(({ code, count }, place) => (
          <li key={code} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-1"
              style={{ background: seriesColour(place) }}
            />
            {code}: {writeNumber(count)} ({((count / all) * 100).toFixed(1)}%)
          </li>
        ))}
      </ul>
    </div>
  );
}
