import { gradesOf } from '@lodestar/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { SCORES_WORK } from '../../../../shared/work/pupil-work.ts';
import { useWork } from '../../../../shared/work/use-work.ts';
import { useCatalogue } from '../../api/use-catalogue.ts';
import { useYears } from '../../api/use-years.ts';
import { receiptOf } from '../../model/receipt.ts';
import { Receipt } from './receipt.tsx';

interface ProgrammeReceiptProps {
  readonly id: string;
  readonly code: string;
}

/** The receipt of one programme, for a page that has nothing else of this one: it fetches what it needs itself. */
export function ProgrammeReceipt({ id, code }: ProgrammeReceiptProps) {
  const { t } = useTranslation('admission');
  const years = useYears();
  const { catalogue, failed, retry } = useCatalogue(years.collection);
  const { value: table } = useWork(SCORES_WORK);
  const receipt = useMemo(() => {
    const programme = catalogue?.find(code);
    return catalogue === null || programme === undefined
      ? null
      : receiptOf(catalogue, programme, gradesOf(table));
  }, [catalogue, code, table]);
  if (receipt !== null) return <Receipt id={id} receipt={receipt} />;
  if (years.failed || failed) {
    return <ErrorState title={t('receipt.failed')} onRetry={years.failed ? years.retry : retry} />;
  }
  return catalogue === null ? <Skeleton className="h-120 max-w-100 rounded-2" /> : null;
}
