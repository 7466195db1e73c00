import { lazy, Suspense } from 'react';
import { getI18n } from 'react-i18next';
import { loadTexts } from '../shared/i18n/i18n.ts';
import { Skeleton } from '../shared/ui/skeleton.tsx';

const ProgrammeReceipt = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/admission/components/receipt/receipt.tsx'),
    loadTexts(getI18n(), ['admission', 'receipt', 'formula']),
  ]);
  return { default: module.ProgrammeReceipt };
});

/** The receipt of a programme that Eddy names, as JUPASelect draws it; fetched when the first is opened. */
export function EddyReceipt(props: { readonly id: string; readonly code: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-120 max-w-100 rounded-2" />}>
      <ProgrammeReceipt {...props} />
    </Suspense>
  );
}
