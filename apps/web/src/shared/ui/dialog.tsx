import { lazy, Suspense, useRef } from 'react';
import type { DialogProps } from './dialog-window.tsx';

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

/** True from the first time the value is true: what is fetched on first use stays, so that it can close in its own time. */
export function useOnceTrue(value: boolean): boolean {
  const seen = useRef(value);
  if (value) seen.current = true;
  return seen.current;
}
