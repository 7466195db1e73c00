import type { AdmissionCurve } from '@lodestar/domain';
import { useWording } from '../../../../shared/programme/wording.ts';
import { TABLE } from './table-styles.ts';

const SHARES = [10, 25, 50, 75, 90];

/** The curve as figures, for those who would rather read. */
export function CurveFigureTable({ curve }: { readonly curve: AdmissionCurve }) {
  const { t, number } = useWording();
  const { lower, upper } = curve.spreadEstimated;
  const estimated = (share: number) => (share < 50 && lower) || (share > 50 && upper);
  return (
    <details className="mt-1 text-xs leading-snug">
      <summary className="flex min-h-(--tap) cursor-pointer items-center text-accent underline underline-offset-[0.18em]">
        {t('receipt.curve.table')}
      </summary>
      <table aria-label={t('receipt.curve.table')} className={TABLE.table}>
        <thead>
          <tr>
            <th scope="col" className={TABLE.head}>
              {t('receipt.curve.share')}
            </th>
            <th scope="col" className={TABLE.headNumber}>
              {t('receipt.curve.score')}
            </th>
          </tr>
        </thead>
        <tbody>
          {SHARES.map((share) => (
            <tr key={share}>
              <th scope="row" className={TABLE.rowHead}>
                {t('statistics.percent', { percent: share })}
              </th>
              <td className={TABLE.number}>
                {number(curve.scoreAt(share), 1)}
                {estimated(share) && <span className="text-muted"> ({t('receipt.curve.estimatedRow')})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
