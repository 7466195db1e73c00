import type { ImportReport } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';

const MOST_SHOWN = 100;
const CHANGES = ['added', 'changed', 'removed'] as const;
const HEAD = 'py-2 pe-4 text-start font-medium';

/** What an import would do, did, or why it is refused. */
export function ImportReportView({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation('admin');
  if (report.kind === 'refused') {
    const { complaints } = report;
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
              {complaints.slice(0, MOST_SHOWN).map(({ row, field, why }) => (
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
  return (
    <div>
      <p className="font-strong">
        {t(`import.${report.kind}`, { collection: report.collection, count: report.programmes })}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm leading-snug">
        {CHANGES.map((change) => (
          <div key={change} className="contents">
            <dt className="text-muted">
              {t(`import.${change}`)} ({report[change].length})
            </dt>
            <dd className="max-h-24 overflow-y-auto">{report[change].join(', ') || t('import.none')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
