import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { DialogProps } from './dialog-window.tsx';

interface OpenedLaterProps {
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A window over the page whose script is fetched when it first opens. */
export function OpenedLater({ open, children }: OpenedLaterProps) {
  return useOnceTrue(open) ? <Suspense>{children}</Suspense> : null;
}

const DialogWindow = lazy(() =>
  import('./dialog-window.tsx').then((module) => ({ default: module.DialogWindow })),
);

/** A question or a form over the page. */
export const Dialog = (props: DialogProps) => (
  <OpenedLater open={props.open}>
    <DialogWindow {...props} />
  </OpenedLater>
);

/** True from the first time the value is true: what is fetched on first use stays, so that it can close in its own time. */
export function useOnceTrue(value: boolean): boolean {
  const seen = useRef(value);
  if (value) seen.current = true;
  return seen.current;
}
