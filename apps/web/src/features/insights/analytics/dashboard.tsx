import { hongKongDay } from '@lodestar/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { type ChartData, writeNumber } from '../charts/chart-data.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { FiguresTable } from '../charts/figures-table.tsx';
import { CsvButton, DashboardSection } from './dashboard-section.tsx';
import { DetailsSection } from './details.tsx';
import { GradeSection } from './grades.tsx';
import {
  countWriter,
  daysUntil,
  dayWriting,
  type Measure,
  mergedChart,
  routeChart,
  signupChart,
  signupDays,
} from './model/charts.ts';
import type { Analytics, RouteTotal } from './model/use-analytics.ts';
import { daysOf, RANGES, type Range, TOPS, type Top, type View } from './model/view.ts';

interface DashboardProps {
  readonly data: Analytics;
  readonly view: View;
  readonly change: (change: Partial<View>) => void;
  readonly merged: boolean;
  readonly now: Date;
}

const MEASURES = { calls: 'total_requests', users: 'unique_users' } as const satisfies Record<
  string,
  Measure
>;

/** The whole dashboard, drawn from what the calls answered and how it is looked at. */
export function Dashboard({ data, view, change, merged, now }: DashboardProps) {
  const { users, totals, routes, routesPending } = data;
  const { t } = useTranslation('analytics');
  const today = hongKongDay(now);
  const opened = useMemo(() => signupDays(users.users), [users]);
  const called = useMemo(
    () => routes.flatMap(({ daily_tallies }) => daily_tallies.map(({ date }) => date)),
    [routes],
  );
  const signups = signupChart(opened, daysUntil(today, daysOf(view.signups), opened), {
    corner: t('day'),
    series: t('signups.series'),
  });
  const chartOf = (measure: Measure, range: Range, top: Top) =>
    routeChart(routes, {
      measure,
      days: daysUntil(today, daysOf(range), called),
      top: top === 'all' ? null : Number(top),
      words: { corner: t('day'), other: t('other') },
    });
  return (
    <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-2">
      <GradeSection
        distribution={users.dseScoreDistribution}
        order={view.order}
        merged={merged}
        onOrder={(order) => change({ order })}
      />
      <DashboardSection
        wide
        title={t('signups.title')}
        options={
          <RangeSelect
            of={t('signups.title')}
            value={view.signups}
            onChange={(range) => change({ signups: range })}
          />
        }
      >
        <TimeChart name="signups" data={signups} merged={merged} />
      </DashboardSection>
      {(['calls', 'users'] as const).map((name) => {
        const title = t(`${name}.title`);
        const top = view[`${name}Top`];
        return (
          <DashboardSection
            key={name}
            title={title}
            options={
              <>
                <RangeSelect of={title} value={view[name]} onChange={(range) => change({ [name]: range })} />
                <TopSelect of={title} value={top} onChange={(most) => change({ [`${name}Top`]: most })} />
              </>
            }
          >
            <TimeChart
              name={name}
              data={chartOf(MEASURES[name], view[name], top)}
              merged={merged}
              pending={routesPending}
            />
          </DashboardSection>
        );
      })}
      <RoutesSection totals={totals} />
      <DetailsSection merged={merged} />
    </div>
  );
}

interface TimeChartProps {
  readonly name: 'signups' | 'calls' | 'users';
  readonly data: ChartData;
  /** Whether small groups are merged on the page too; in files they always are. Calls are no people. */
  readonly merged: boolean;
  /** While days of a longer range are still on their way. */
  readonly pending?: boolean;
}

/** A chart along days with its table and its file. */
function TimeChart({ name, data, merged, pending = false }: TimeChartProps) {
  const { t, i18n } = useTranslation('analytics');
  const people = name !== 'calls';
  if (data.series.length === 0)
    return <EmptyState title={t('routes.empty.title')}>{t('routes.empty.text')}</EmptyState>;
  const shared = people ? mergedChart(data) : data;
  return (
    <div aria-busy={pending} className={pending ? 'opacity-50' : ''}>
      <ChartFigure
        kind="lines"
        label={t(`${name}.label`)}
        unit={t(`${name}.unit`)}
        data={merged ? shared : data}
        writing={dayWriting(i18n.language, t('few'))}
        actions={<CsvButton file={name} data={shared} write={countWriter(t('few'))} />}
      />
    </div>
  );
}

interface RangeSelectProps {
  /** What the range is of, for whoever hears it. */
  readonly of: string;
  readonly value: Range;
  readonly onChange: (range: Range) => void;
}

function RangeSelect({ of, value, onChange }: RangeSelectProps) {
  const { t } = useTranslation('analytics');
  return (
    <Select
      label={`${t('range.label')}: ${of}`}
      options={RANGES.map((range) => ({ value: range, label: t(`range.${range}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface TopSelectProps {
  readonly of: string;
  readonly value: Top;
  readonly onChange: (top: Top) => void;
}

function TopSelect({ of, value, onChange }: TopSelectProps) {
  const { t } = useTranslation('analytics');
  return (
    <Select
      label={`${t('top.label')}: ${of}`}
      options={TOPS.map((top) => ({ value: top, label: t(`top.${top}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Every route by how often it was called, most first. */
function RoutesSection({ totals }: { readonly totals: readonly RouteTotal[] }) {
  const { t } = useTranslation('analytics');
  const data = {
    corner: t('routes.route'),
    series: [{ name: t('routes.requests'), colour: '' }],
    rows: totals
      .toSorted((one, other) => other.total_requests - one.total_requests)
      .map(({ route_path, total_requests }) => ({ label: route_path, values: [total_requests] })),
  };
  return (
    <DashboardSection title={t('routes.title')} wide>
      {totals.length === 0 ? (
        <EmptyState title={t('routes.empty.title')}>{t('routes.empty.text')}</EmptyState>
      ) : (
        <>
          <FiguresTable caption={t('routes.title')} data={data} write={writeNumber} />
          <div className="mt-2 flex justify-end">
            <CsvButton file="routes" data={data} write={String} />
          </div>
        </>
      )}
    </DashboardSection>
  );
}
