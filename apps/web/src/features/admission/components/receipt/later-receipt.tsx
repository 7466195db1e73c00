import type { ComponentProps } from 'react';
import { useEffect } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { fetchedLater } from '../../../../shared/fetched-later.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { ReceiptPanel } from './receipt.tsx';

export const receipts = fetchedLater(async () => {
  const [{ ReceiptPanel }] = await Promise.all([
    import('./receipt.tsx'),
    loadTexts(getI18n(), ['receipt', 'formula']),
  ]);
  return { ReceiptPanel };
});

/** The receipt of a level that was pressed, its script fetched apart from the page's. */
export function LaterReceipt(props: ComponentProps<typeof ReceiptPanel>) {
  const { t } = useTranslation('admission');
  const { parts, failed } = receipts.useParts();
  useEffect(() => {
    void receipts.fetch();
  }, []);
  if (failed) return <ErrorState title={t('level.failed')} onRetry={() => void receipts.fetch()} />;
  if (parts === null) return <Skeleton className="h-120 max-w-100 rounded-2" />;
  return <parts.ReceiptPanel {...props} />;
}
