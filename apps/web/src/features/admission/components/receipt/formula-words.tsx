import { gradePoints, LEVEL_GRADES, type Programme } from '@lodestar/domain';
import { useWording } from '../../../../shared/programme/wording.ts';
import { comingChanges, formulaSentences, weightWords } from '../../model/formula-words.ts';

const GRADES = LEVEL_GRADES.filter((grade) => grade !== 'U');

/** The formula in words, and what each grade is worth on its scale. */
export function FormulaWords({ programme }: { readonly programme: Programme }) {
  const wording = useWording();
  const { t, number } = wording;
  const { calculation, calculation_method } = programme;
  const coming = comingChanges(programme);
  const sentences = formulaSentences(calculation, calculation_method === 'Best 6' ? 6 : 5, wording);
  return (
    <>
      <h4>{t('receipt.formula.title')}</h4>
      <div className="grid gap-1 text-sm leading-snug">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {coming !== null && (
          <p className="text-muted text-xs leading-snug">
            {t('receipt.formula.coming', { list: weightWords(coming, wording) })}
          </p>
        )}
      </div>
      <table className="mt-2 w-full table-fixed border-collapse text-sm leading-snug [&_td]:whitespace-nowrap [&_td]:px-0.5 [&_td]:py-1 [&_td]:text-end [&_th]:w-16 [&_th]:py-1 [&_th]:text-start [&_th]:font-medium [&_th]:text-muted [&_th]:text-xs [&_tr]:border-line [&_tr]:border-b">
        <caption className="sr-only">{t('receipt.formula.scaleCaption')}</caption>
        <tbody>
          <tr>
            <th scope="row">{t('receipt.formula.scaleGrade')}</th>
            {GRADES.map((grade) => (
              <td key={grade}>{grade}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('receipt.formula.scalePoints')}</th>
            {GRADES.map((grade) => (
              <td key={grade}>{number(gradePoints(grade, calculation.scale))}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}
