import { lazy, Suspense } from 'react';
import { Skeleton } from '../shared/ui/skeleton.tsx';

const ProgrammeReceipt = lazy(() =>
  import('../features/admission/components/receipt/receipt.tsx').then((module) => ({
    default: module.ProgrammeReceipt,
  })),
);

/** The receipt of a programme that Eddy names, as JUPASelect draws it; fetched when the first is opened. */
export function EddyReceipt(props: { readonly id: string; readonly code: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-120 max-w-100 rounded-2" />}>
      <ProgrammeReceipt {...props} />
    </Suspense>
  );
}
