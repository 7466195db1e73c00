import type { Catalogue } from '@lodestar/domain';
import { useEffect } from 'react';
import { checkItems } from '../../../shared/lists/check-items.ts';
import { useListChecks } from '../../../shared/lists/use-list-checks.ts';
import { usePrinting } from '../../../shared/ui/printing.ts';
import { PrintedList, type PrintedListProps } from './printed-list.tsx';

interface SharedOnPaperProps extends Pick<PrintedListProps, 'sharing'> {
  readonly catalogue: Catalogue;
  readonly codes: readonly string[];
  /** Whether its grades are enough for levels. */
  readonly isJudged: boolean;
  /** Somebody wants it printed, which waits for the checks. */
  readonly wanted: boolean;
  /** The printer has been asked. */
  readonly onPrint: () => void;
}

/** A shared list as it comes out of the printer instead of the page, with its checks; drawn only then. */
export function SharedOnPaper({ catalogue, sharing, codes, isJudged, wanted, onPrint }: SharedOnPaperProps) {
  const { findings, failed } = useListChecks(catalogue, isJudged ? sharing.grades : null, codes);
  const printing = usePrinting();
  const isChecked = findings !== null || failed;
  useEffect(() => {
    if (!wanted || !isChecked) return;
    onPrint();
    window.print();
  }, [wanted, isChecked, onPrint]);
  return printing ? (
    <PrintedList catalogue={catalogue} sharing={sharing} checks={checkItems(findings ?? [])} />
  ) : null;
}
