import type { BandCounts, Programme } from '@lodestar/domain';
import { bandAOfferRate } from '../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { useProgrammesWords } from '../model/fact-words.ts';

const CELL = 'border-b border-line px-2 py-2 first:ps-0 last:pe-0 text-end whitespace-nowrap';
const HEAD =
  'border-b border-line px-2 py-2 first:ps-0 last:pe-0 text-end align-bottom font-medium text-muted text-xs';

interface YearOfBands {
  readonly year: number;
  readonly applied: BandCounts;
  readonly offered: BandCounts | null;
}

function yearsOf({ stats_apply, stats_offer }: Programme): readonly YearOfBands[] {
  return stats_apply.map((applied) => {
    const [year] = applied;
    return { year, applied, offered: stats_offer.find((offers) => offers[0] === year) ?? null };
  });
}

/** Applications and offers of Bands A and B, year by year, newest first. */
export function BandTable({ programme }: { readonly programme: Programme }) {
  const t = useProgrammesWords();
  const { number } = useWording();
  const years = yearsOf(programme);
  const rate = bandAOfferRate(programme);
  const of = (count: number | undefined) => (count === undefined ? '–' : number(count));
  if (years.length === 0) return <p>{t('page.countsNone')}</p>;
  return (
    <>
      {rate !== null && (
        <p className="mb-2">
          {t('page.bandAWords', {
            year: rate.year,
            offers: number(rate.offers),
            applications: number(rate.applications),
          })}
        </p>
      )}
      <table aria-label={t('page.counts')} className="w-full border-collapse text-sm leading-snug">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-start!`}>
              {t('page.countsYear')}
            </th>
            <th scope="col" className={HEAD}>
              {t('page.appliedA')}
            </th>
            <th scope="col" className={HEAD}>
              {t('page.offers')}
            </th>
            <th scope="col" className={HEAD}>
              {t('page.appliedB')}
            </th>
            <th scope="col" className={HEAD}>
              {t('page.offers')}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, applied, offered }) => (
            <tr key={year}>
              <th scope="row" className={`${CELL} text-start! font-(weight:--weight-text)`}>
                {year}
              </th>
              <td className={CELL}>{number(applied[1])}</td>
              <td className={`${CELL} font-strong`}>{of(offered?.[1])}</td>
              <td className={CELL}>{number(applied[2])}</td>
              <td className={`${CELL} font-strong`}>{of(offered?.[2])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
