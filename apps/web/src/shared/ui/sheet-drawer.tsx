import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { DrawerBackdrop, DrawerClose } from './drawer-parts.tsx';

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Stands beside the title, such as "5 of 6". */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function SheetDrawer({ open, onClose, title, aside, children }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Portal>
        <DrawerBackdrop />
        <Drawer.Viewport className="fixed inset-0 z-(--z-sheet) flex items-end justify-center">
          <Drawer.Popup className="flex max-h-[88dvh] w-full max-w-2xl flex-col overflow-hidden rounded-t-sheet bg-surface text-ink shadow-3 outline-none transition-transform duration-(--t-slow) ease-out [transform:translateY(var(--drawer-swipe-movement-y))] data-swiping:transition-none data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]">
            <div aria-hidden="true" className="flex justify-center pt-2">
              <span className="h-1 w-10 rounded-full bg-line-strong" />
            </div>
            <header className="flex items-center justify-between gap-3 border-line border-b ps-4 pe-1">
              <Drawer.Title className="min-w-0">{title}</Drawer.Title>
              <span className="ms-auto text-muted text-sm">{aside}</span>
              <DrawerClose />
            </header>
            <Drawer.Content className="min-h-0 overflow-y-auto overscroll-contain p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
