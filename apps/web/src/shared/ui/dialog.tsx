import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-window.tsx';
import { useOnceTrue } from './use-once-true.ts';

const DialogWindow = lazy(() =>
  import('./dialog-window.tsx').then((module) => ({ default: module.DialogWindow })),
);

/** A question or a form over the page; its script is fetched when it first opens. */
export function Dialog(props: DialogProps) {
  const needed = useOnceTrue(props.open);
  return needed ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
}
