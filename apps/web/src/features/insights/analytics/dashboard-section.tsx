import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { ChartData } from '../charts/chart-data.ts';

interface DashboardSectionProps {
  readonly title: string;
  /** Selects at the end of the line. */
  readonly options?: ReactNode;
  readonly wide?: boolean;
  /** Whether there is anything in it for paper. */
  readonly printed?: boolean;
  readonly children: ReactNode;
}

export function DashboardSection(props: DashboardSectionProps) {
  const { title, options, wide = false, printed = true, children } = props;
  return (
    <section
      className={classNames(
        'min-w-0 break-inside-avoid',
        wide && 'lg:col-span-2',
        !printed && 'print:hidden',
      )}
    >
      <header className="mb-3 flex min-h-(--tap) flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        {options && <div className="flex flex-wrap gap-2 print:hidden">{options}</div>}
      </header>
      {children}
    </section>
  );
}

interface CsvButtonProps {
  /** Name of the file, without its ending. */
  readonly file: string;
  readonly data: ChartData;
  readonly write: (count: number) => string;
}

/** Saves a table. What is written there leaves the dashboard, so it is given already merged. */
export function CsvButton({ file, data, write }: CsvButtonProps) {
  const { t } = useTranslation('analytics');
  const save = async () => {
    const { chartCsv } = await import('./model/csv.ts');
    saveFile(`lodestar-${file}.csv`, chartCsv(data, write), 'text/csv;charset=utf-8');
  };
  return (
    <Button variant="quiet" size="sm" className="-mx-2.5 print:hidden" onClick={() => void save()}>
      <Download aria-hidden="true" />
      {t('csv')}
      <span className="sr-only">
        : {data.corner}, {file}
      </span>
    </Button>
  );
}
