import { complaintWords, type ImportReport } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';

const MOST_SHOWN = 100;
const HEAD = 'py-2 pe-4 text-start font-medium';

interface ComplaintTableProps {
  readonly complaints: Extract<ImportReport, { kind: 'refused' }>['complaints'];
}

/** Why a year's file is refused. */
export function ComplaintTable({ complaints }: ComplaintTableProps) {
  const { t, i18n } = useTranslation('admin');
  const language = languageOf(i18n.language);
  const lines = complaints.slice(0, MOST_SHOWN).map((complaint) => complaintWords(complaint, language));
  return (
    <div>
      <p className="font-strong text-danger">{t('import.refused', { count: complaints.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className="mt-2 max-h-96 overflow-auto" aria-label={t('import.why')} tabIndex={0}>
        <table className="w-full text-sm leading-snug">
          <thead>
            <tr className="border-line-strong border-b text-muted text-xs">
              <th scope="col" className={HEAD}>
                {t('import.row')}
              </th>
              <th scope="col" className={HEAD}>
                {t('import.field')}
              </th>
              <th scope="col" className={HEAD}>
                {t('import.why')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ row, field, why }) => (
              <tr key={`${row} ${field} ${why}`} className="border-line border-b align-top">
                <td className="py-1.5 pe-4">{row}</td>
                <td className="py-1.5 pe-4">{field}</td>
                <td className="py-1.5 [overflow-wrap:anywhere]">{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {complaints.length > MOST_SHOWN && (
        <p className="mt-2 text-muted text-sm">
          {t('import.more', { count: complaints.length - MOST_SHOWN })}
        </p>
      )}
    </div>
  );
}
