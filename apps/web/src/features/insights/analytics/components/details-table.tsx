import { useTranslation } from 'react-i18next';
import type { ChartData } from '../../charts/chart-data.ts';
import { countWriter } from '../model/chart-writing.ts';
import type { RouteDetails } from '../model/route-details.ts';
import { mergedCount } from '../model/small-groups.ts';
import { CsvButton } from './csv-button.tsx';
import { RouteDetailsRow } from './route-details-row.tsx';

interface DetailsTableProps {
  readonly routes: readonly RouteDetails[];
  readonly merged: boolean;
}

const COLUMNS = ['requests', 'userDays', 'mean', 'days'] as const;

const countOf = ({ codes }: RouteDetails, wanted: string) =>
  codes.find(({ code }) => code === wanted)?.count ?? 0;

/** Every route with its sums; the file holds the status codes too. */
export function DetailsTable({ routes, merged }: DetailsTableProps) {
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
