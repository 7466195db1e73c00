import type { Programme } from '@lodestar/domain';
import { useWording } from '../../../../shared/programme/wording.ts';
import { TABLE } from './table-styles.ts';

const BANDS = [1, 2, 6] as const;

/** How many applied and how many were offered a place, by band, in the row's own year. */
export function NumbersTable({ programme }: { readonly programme: Programme }) {
  const { t, number, fixed } = useWording();
  const applied = programme.stats_apply[0];
  const offered = programme.stats_offer[0];
  if (applied === undefined) {
    return <p className="mt-5 text-sm leading-snug">{t('receipt.numbers.none')}</p>;
  }
  const share = (band: (typeof BANDS)[number]) => {
    const offers = offered?.[band] ?? null;
    if (offers === null) return '–';
    const applications = applied[band];
    if (applications === 0) return number(offers);
    const percent = fixed((offers / applications) * 100, 1);
    return t('receipt.numbers.cell', { count: number(offers), percent });
  };
  return (
    <>
      <h4>{t('receipt.numbers.title', { year: applied[0] })}</h4>
      <table aria-label={t('receipt.numbers.title', { year: applied[0] })} className={TABLE.table}>
        <thead>
          <tr>
            <td className={TABLE.head} />
            <th scope="col" className={TABLE.headNumber}>
              {t('choices.bandA')}
            </th>
            <th scope="col" className={TABLE.headNumber}>
              {t('choices.bandB')}
            </th>
            <th scope="col" className={TABLE.headNumber}>
              {t('receipt.numbers.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={`${TABLE.rowHead} whitespace-nowrap`}>
              {t('receipt.numbers.applications')}
            </th>
            {BANDS.map((band) => (
              <td key={band} className={TABLE.number}>
                {number(applied[band])}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={`${TABLE.rowHead} whitespace-nowrap`}>
              {t('receipt.numbers.offers')}
            </th>
            {BANDS.map((band) => (
              <td key={band} className={TABLE.numberWithShare}>
                {share(band)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}
