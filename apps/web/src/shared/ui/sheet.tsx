import { lazy, Suspense } from 'react';
import { useOnceTrue } from './dialog.tsx';
import type { SheetProps } from './sheet-drawer.tsx';

const SheetDrawer = lazy(() =>
  import('./sheet-drawer.tsx').then((module) => ({ default: module.SheetDrawer })),
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
