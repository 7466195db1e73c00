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

export function DialogWindow({ open, onClose, title, description, children, actions }: DialogProps) {
  const { t } = useTranslation();
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-(--z-sheet) bg-scrim transition-opacity duration-(--t-base) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup className="fixed inset-x-4 top-1/2 z-(--z-sheet) mx-auto grid max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 gap-3 overflow-y-auto rounded-3 bg-surface p-5 text-ink shadow-3 outline-none transition-opacity duration-(--t-base) data-ending-style:opacity-0 data-starting-style:opacity-0">
          <header className="flex items-start justify-between gap-3">
            <BaseDialog.Title className="pt-1.5">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label={t('action.close')} className="-mt-1 -me-2">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </header>
          {description && (
            <BaseDialog.Description className="text-ink-2 text-sm leading-snug">
              {description}
            </BaseDialog.Description>
          )}
          {children}
          {actions && <footer className="flex flex-wrap justify-end gap-2">{actions}</footer>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
