import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeNumber } from '../../charts/write-number.ts';
import type { RouteDetails } from '../model/route-details.ts';
import { mergedCount } from '../model/small-groups.ts';
import { StatusCodes } from './status-codes.tsx';

interface RouteDetailsRowProps {
  readonly route: RouteDetails;
  readonly merged: boolean;
  readonly write: (count: number) => string;
}

const CELL = 'px-2 py-1.5 text-end';

/** What a route comes to, and under it, when opened, its status codes and latest days. */
export function RouteDetailsRow({ route, merged, write }: RouteDetailsRowProps) {
  const { t } = useTranslation('analytics');
  const [open, setOpen] = useState(false);
  const people = (count: number) => write(merged ? mergedCount(count) : count);
  const time = (mean: number) => t('details.ms', { value: mean.toFixed(mean < 10 ? 1 : 0) });
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
        <td className={CELL}>{people(route.userDays)}</td>
        <td className={CELL}>{route.mean === null ? '–' : time(route.mean)}</td>
        <td className={CELL}>{route.days}</td>
      </tr>
      {open && (
        <tr>
          <td colSpan={5} className="pb-4">
            <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
              <StatusCodes codes={route.codes} />
              <table className="w-full">
                <caption className="pb-1 text-start font-strong">{t('details.recent')}</caption>
                <thead>
                  <tr className="text-muted text-xs">
                    <th scope="col" className="text-start font-medium">
                      {t('details.date')}
                    </th>
                    <th scope="col" className="px-2 text-end font-medium">
                      {t('details.requests')}
                    </th>
                    <th scope="col" className="px-2 text-end font-medium">
                      {t('details.users')}
                    </th>
                    <th scope="col" className="px-2 text-end font-medium">
                      {t('details.mean')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {route.recent.map((day) => (
                    <tr key={day.date} className="border-line border-t">
                      <th scope="row" className="py-1.5 text-start font-(weight:--weight-text)">
                        {day.date}
                      </th>
                      <td className={CELL}>{writeNumber(day.total_requests)}</td>
                      <td className={CELL}>{people(day.unique_users)}</td>
                      <td className={CELL}>{time(day.avg_response_time)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}
