import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { DrawerBackdrop, DrawerClose } from './drawer-parts.tsx';

export interface SideDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly side: 'left' | 'right';
  readonly title: string;
  readonly children: ReactNode;
}

const POPUP =
  'fixed inset-y-0 flex w-[min(20rem,86vw)] flex-col bg-surface text-ink shadow-3 outline-none transition-transform duration-(--t-slow) ease-out [transform:translateX(var(--drawer-swipe-movement-x))] data-swiping:transition-none';
const EDGE = {
  left: 'left-0 data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]',
  right:
    'right-0 data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]',
} as const;

export function SideDrawerWindow({ open, onClose, side, title, children }: SideDrawerProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection={side}>
      <Drawer.Portal>
        <DrawerBackdrop />
        <Drawer.Viewport className="fixed inset-0 z-(--z-sheet)">
          <Drawer.Popup className={classNames(POPUP, EDGE[side])}>
            <header className="flex items-center justify-between gap-3 border-line border-b py-1 ps-4 pe-1">
              <Drawer.Title className="min-w-0 text-lg!">{title}</Drawer.Title>
              <DrawerClose />
            </header>
            <Drawer.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
