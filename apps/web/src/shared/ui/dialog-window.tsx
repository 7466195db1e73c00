import './dialog-window.css';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
}

/** As high as what is in it, and at least so high that a field can be seen over a keyboard. */
const BODY =
  'goes-on grid min-h-24 grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-y-auto overscroll-contain px-5 pt-1 pb-2 last:pb-5';

/** Its title, its close and its buttons stay in sight; what is between them scrolls. */
export function DialogWindow({ open, onClose, title, description, children, actions }: DialogProps) {
  const { t } = useTranslation();
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-(--z-sheet) bg-scrim transition-opacity duration-(--t-base) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          ref={seenPart}
          className="fixed inset-x-4 top-[calc(var(--seen-top,0px)+var(--seen-height,100dvh)/2)] z-(--z-sheet) mx-auto flex max-h-[calc(var(--seen-height,100dvh)-2rem)] max-w-lg -translate-y-1/2 flex-col overflow-y-auto rounded-3 bg-surface text-ink shadow-3 outline-none transition-opacity duration-(--t-base) data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <header className="flex shrink-0 items-start justify-between gap-3 px-5 pt-5 pb-2">
            <BaseDialog.Title className="wrap-anywhere min-w-0 pt-1.5">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label={t('action.close')} className="-mt-1 -me-2">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </header>
          <div ref={reachedByTab} className={BODY}>
            {description && (
              <BaseDialog.Description className="text-ink-2 text-sm leading-snug">
                {description}
              </BaseDialog.Description>
            )}
            {children}
          </div>
          {actions && (
            <footer className="flex shrink-0 flex-wrap justify-end gap-2 px-5 pt-3 pb-5">{actions}</footer>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** The `ref` of a text that may be longer than its frame: then it is reached by Tab, so that keys can scroll it. */
export function reachedByTab(frame: HTMLElement | null): (() => void) | undefined {
  if (frame === null) return;
  const observer = new ResizeObserver(() => {
    if (frame.scrollHeight > frame.clientHeight) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  });
  observer.observe(frame);
  return () => observer.disconnect();
}

/**
 * The `ref` of a window over the page: tells it, as `--seen-top` and `--seen-height`, which part of the screen the
 * keyboard of a phone leaves free. Somebody who has magnified the page sees a part of the window, as of the rest.
 */
export function seenPart(element: HTMLElement | null): (() => void) | undefined {
  const view = window.visualViewport;
  if (element === null || !view) return;
  const tell = () => {
    if (view.scale > 1) return;
    element.style.setProperty('--seen-top', `${Math.round(view.offsetTop)}px`);
    element.style.setProperty('--seen-height', `${Math.round(view.height)}px`);
  };
  tell();
  view.addEventListener('resize', tell);
  view.addEventListener('scroll', tell);
  return () => {
    view.removeEventListener('resize', tell);
    view.removeEventListener('scroll', tell);
  };
}
