import { lazy, Suspense } from 'react';
import { useOnceTrue } from './dialog.tsx';
import type { SheetProps, SideDrawerProps } from './drawer-windows.tsx';

const SheetDrawer = lazy(() =>
  import('./drawer-windows.tsx').then((module) => ({ default: module.SheetDrawer })),
);

/**
 * A sheet from the bottom edge; the handle and a swipe down close it, as do Escape and the scrim. Its script is
 * fetched when it first opens.
 */
export function Sheet(props: SheetProps) {
  const needed = useOnceTrue(props.open);
  return needed ? (
    <Suspense>
      <SheetDrawer {...props} />
    </Suspense>
  ) : null;
}

const SideDrawerWindow = lazy(() =>
  import('./drawer-windows.tsx').then((module) => ({ default: module.SideDrawerWindow })),
);

/**
 * A drawer from an edge of the page; a swipe towards its edge closes it, as do Escape and the scrim. Its script is
 * fetched when it first opens.
 */
export function SideDrawer(props: SideDrawerProps) {
  const needed = useOnceTrue(props.open);
  return needed ? (
    <Suspense>
      <SideDrawerWindow {...props} />
    </Suspense>
  ) : null;
}
