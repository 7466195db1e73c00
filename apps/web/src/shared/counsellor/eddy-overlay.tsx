import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Overlay } from '../ui/overlay.tsx';

/** Covers the page, and a sheet over it, while a chat with Eddy is begun. */
export function EddyOverlay() {
  const { t } = useTranslation();
  return createPortal(<Overlay text={t('eddy.starting')} />, document.body);
}
