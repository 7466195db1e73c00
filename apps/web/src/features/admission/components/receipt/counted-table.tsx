import { useWording } from '../../../../shared/programme/wording.ts';
import { notCountedWords } from '../../model/counted-words.ts';
import type { Receipt } from '../../model/receipt.ts';
import { gradeName, shortName } from '../../model/subject-words.ts';
import { TABLE } from './table-styles.ts';

/** The sum, so that it can be done again by hand. */
export function CountedTable({ receipt }: { readonly receipt: Receipt }) {
  const wording = useWording();
  const { t, number, list } = wording;
  const { programme, grades, classification } = receipt;
  const { counted, total } = classification.calculation;
  const left = notCountedWords(grades, classification.calculation, programme.calculation, wording);
  return (
    <>
      <h4>{t('receipt.counted.title')}</h4>
      {counted.length === 0 ? (
        <p className="text-sm leading-snug">{t('receipt.counted.none')}</p>
      ) : (
        <table aria-label={t('receipt.counted.title')} className={TABLE.table}>
          <thead>
            <tr>
              <th scope="col" className={TABLE.head}>
                {t('receipt.counted.subject')}
              </th>
              <th scope="col" className={TABLE.headNumber}>
                {t('receipt.counted.grade')}
              </th>
              <th scope="col" className={TABLE.headNumber}>
                {t('receipt.counted.points')}
              </th>
              <th scope="col" className={TABLE.headNumber}>
                {t('receipt.counted.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ subjectCode, grade, points, weight, value }) => (
              <tr key={subjectCode}>
                <th scope="row" className={TABLE.rowHead}>
                  {shortName(subjectCode, wording)}
                </th>
                <td className={TABLE.number}>{gradeName(grade, wording)}</td>
                <td className={TABLE.number}>
                  {number(points, 3)} <span className="text-muted">× {number(weight, 4)}</span>
                </td>
                <td className={TABLE.number}>{number(value, 4)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3} className={TABLE.footHead}>
                {t('receipt.counted.total')}
              </th>
              <td className={TABLE.footNumber}>{total === null ? '–' : number(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {left.length > 0 && (
        <p className="mt-2 text-muted text-xs leading-snug">
          {t('receipt.counted.not', { list: list(left) })}
        </p>
      )}
    </>
  );
}
