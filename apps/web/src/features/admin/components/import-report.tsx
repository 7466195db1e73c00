import type { ImportReport } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';
import { ComplaintTable } from './complaint-table.tsx';

const CHANGES = ['added', 'changed', 'removed'] as const;

/** What an import would do, did, or why it is refused. */
export function ImportReportView({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation('admin');
  if (report.kind === 'refused') return <ComplaintTable complaints={report.complaints} />;
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
