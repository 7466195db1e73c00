import { useTranslation } from 'react-i18next';
import { seriesColour } from '../../charts/chart-data.ts';
import { writeNumber } from '../../charts/write-number.ts';
import type { RouteDetails } from '../model/route-details.ts';

/** How a route's answers are spread over status codes: a bar, and what each part of it is. */
export function StatusCodes({ codes }: { readonly codes: RouteDetails['codes'] }) {
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
