import { type AbilityScores, DIMENSIONS, HIGHEST_SCORE } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';

/** Six scores out of five, each with its bar: the table behind the radar. */
export function AbilityBars({ scores }: { readonly scores: AbilityScores }) {
  const { t } = useTranslation('report');
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('ability.title')}</caption>
      <thead>
        <tr className="border-line border-b text-muted text-xs">
          <th scope="col" className="py-1.5 text-start font-(weight:--weight-text)">
            {t('ability.name')}
          </th>
          <th scope="col" colSpan={2} className="py-1.5 text-end font-(weight:--weight-text)">
            {t('ability.outOf', { highest: HIGHEST_SCORE })}
          </th>
        </tr>
      </thead>
      <tbody>
        {DIMENSIONS.map((dimension, index) => {
          const score = scores[index] ?? 0;
          return (
            <tr key={dimension} className="border-line border-b">
              <th scope="row" className="py-2 pe-3 text-start font-(weight:--weight-text)">
                {t(`ability.dimension.${dimension}`)}
              </th>
              <td className="w-2/5 py-2" aria-hidden="true">
                <div className="h-2 overflow-hidden rounded-1 bg-sunken">
                  <div
                    className="h-full rounded-1 bg-accent"
                    style={{ inlineSize: `${(score / HIGHEST_SCORE) * 100}%` }}
                  />
                </div>
              </td>
              <td className="w-14 py-2 text-end font-strong tabular-nums">{score.toFixed(1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
