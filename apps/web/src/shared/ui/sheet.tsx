import { lazy } from 'react';
import { OpenedLater } from './dialog.tsx';
import type { SheetProps, SideDrawerProps } from './drawer-windows.tsx';

const SheetDrawer = lazy(() =>
  import('./drawer-windows.tsx').then((module) => ({ default: module.SheetDrawer })),
);

/** A sheet from the bottom edge; the handle and a swipe down close it, as do Escape and the scrim. */
export const Sheet = (props: SheetProps) => (
  <OpenedLater open={props.open}>
    <SheetDrawer {...props} />
  </OpenedLater>
);

const SideDrawerWindow = lazy(() =>
  import('./drawer-windows.tsx').then((module) => ({ default: module.SideDrawerWindow })),
);

/** A drawer from an edge of the page; a swipe towards its edge closes it, as do Escape and the scrim. */
export const SideDrawer = (props: SideDrawerProps) => (
  <OpenedLater open={props.open}>
    <SideDrawerWindow {...props} />
  </OpenedLater>
);
