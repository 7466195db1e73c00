import { lazy, Suspense } from 'react';
import { useOnceTrue } from './dialog.tsx';
import type { SideDrawerProps } from './side-drawer-window.tsx';

const SideDrawerWindow = lazy(() =>
  import('./side-drawer-window.tsx').then((module) => ({ default: module.SideDrawerWindow })),
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
