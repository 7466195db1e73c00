import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useAdmission } from '../../model/admission.ts';

const load = () => import('./choices-panel.tsx');
const ChoicesPanel = lazy(() => load().then((module) => ({ default: module.ChoicesPanel })));

/** Fetches the script of the list ahead, so that it is there when the connection is not. */
export function fetchChoicesPanel(): void {
  load().catch(() => undefined);
}

/** The ordered list, its script fetched apart from the page's. */
export function LazyChoicesPanel() {
  const { choices } = useAdmission();
  return (
    <Suspense
      fallback={
        <div className="grid gap-3">
          {choices.codes.map((code) => (
            <Skeleton key={code} className="h-24 rounded-2" />
          ))}
        </div>
      }
    >
      <ChoicesPanel />
    </Suspense>
  );
}
