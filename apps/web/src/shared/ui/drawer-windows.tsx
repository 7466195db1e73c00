import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

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
            {/* What is for screen readers alone is placed in here, not in the sheet, which would else scroll out of itself. */}
            <Drawer.Content className="relative min-h-0 overflow-y-auto overscroll-contain p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

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

/** What the drawers from below and from the side have in common. */
function DrawerBackdrop() {
  return (
    <Drawer.Backdrop className="fixed inset-0 z-(--z-sheet) bg-scrim transition-opacity duration-(--t-slow) data-ending-style:opacity-0 data-starting-style:opacity-0" />
  );
}

function DrawerClose() {
  const { t } = useTranslation();
  return (
    <Drawer.Close
      render={
        <IconButton label={t('action.close')}>
          <X aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
