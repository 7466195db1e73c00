import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daysUntil, hongKongDay } from '../model/days.ts';
import { type Measure, routeChart } from '../model/route-charts.ts';
import { signupChart, signupDays } from '../model/signup-chart.ts';
import type { Analytics } from '../model/use-analytics.ts';
import { daysOf, type Range, type Top, type View } from '../model/view.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { GradeSection } from './grade-section.tsx';
import { RoutesSection } from './routes-section.tsx';
import { TimeChart } from './time-chart.tsx';
import { RangeSelect, TopSelect } from './view-selects.tsx';

interface DashboardProps {
  readonly data: Analytics;
  readonly view: View;
  readonly change: (change: Partial<View>) => void;
  readonly merged: boolean;
  readonly now: Date;
}

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
      <DashboardSection
        title={t('calls.title')}
        options={
          <>
            <RangeSelect
              of={t('calls.title')}
              value={view.calls}
              onChange={(range) => change({ calls: range })}
            />
            <TopSelect
              of={t('calls.title')}
              value={view.callsTop}
              onChange={(top) => change({ callsTop: top })}
            />
          </>
        }
      >
        <TimeChart
          name="calls"
          data={chartOf('total_requests', view.calls, view.callsTop)}
          merged={merged}
          pending={routesPending}
        />
      </DashboardSection>
      <DashboardSection
        title={t('users.title')}
        options={
          <>
            <RangeSelect
              of={t('users.title')}
              value={view.users}
              onChange={(range) => change({ users: range })}
            />
            <TopSelect
              of={t('users.title')}
              value={view.usersTop}
              onChange={(top) => change({ usersTop: top })}
            />
          </>
        }
      >
        <TimeChart
          name="users"
          data={chartOf('unique_users', view.users, view.usersTop)}
          merged={merged}
          pending={routesPending}
        />
      </DashboardSection>
      <RoutesSection totals={totals} />
      <DetailsSection merged={merged} />
    </div>
  );
}
