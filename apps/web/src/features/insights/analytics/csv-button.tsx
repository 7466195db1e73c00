import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { ChartData } from '../charts/chart-data.ts';

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
