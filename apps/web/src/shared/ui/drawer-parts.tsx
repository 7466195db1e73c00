import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';

/** What the drawers from below and from the side have in common. */
export function DrawerBackdrop() {
  return (
    <Drawer.Backdrop className="fixed inset-0 z-(--z-sheet) bg-scrim transition-opacity duration-(--t-slow) data-ending-style:opacity-0 data-starting-style:opacity-0" />
  );
}

export function DrawerClose() {
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
