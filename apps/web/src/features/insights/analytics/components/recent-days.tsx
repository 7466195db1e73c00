import { useTranslation } from 'react-i18next';
import { writeNumber } from '../../charts/write-number.ts';
import type { RouteDetails } from '../model/route-details.ts';
import { mergedCount } from '../model/small-groups.ts';
import { CsvButton } from './csv-button.tsx';
import { CELL, writeMean } from './details-cells.ts';

interface RecentDaysProps {
  readonly route: RouteDetails;
  readonly merged: boolean;
  readonly write: (count: number) => string;
}

const COLUMNS = ['requests', 'users', 'mean'] as const;

/** The latest days of a route, and their file. */
export function RecentDays({ route, merged, write }: RecentDaysProps) {
  const { t } = useTranslation('analytics');
  const shared = {
    corner: t('details.date'),
    series: COLUMNS.map((column) => ({ name: t(`details.${column}`), colour: '' })),
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
            {COLUMNS.map((column) => (
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
