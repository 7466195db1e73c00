import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeNumber } from '../../charts/write-number.ts';
import type { RouteDetails } from '../model/route-details.ts';
import { mergedCount } from '../model/small-groups.ts';
import { CELL, writeMean } from './details-cells.ts';
import { RecentDays } from './recent-days.tsx';
import { StatusCodes } from './status-codes.tsx';

interface RouteDetailsRowProps {
  readonly route: RouteDetails;
  readonly merged: boolean;
  readonly write: (count: number) => string;
}

/** What a route comes to, and under it, when opened, its status codes and latest days. */
export function RouteDetailsRow({ route, merged, write }: RouteDetailsRowProps) {
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
