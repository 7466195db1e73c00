import { Minus, Plus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import type { MapView } from '../../model/map-view.ts';

/** Smaller, actual size, larger. */
export function ZoomTools({ view }: { readonly view: MapView }) {
  const { t } = useTranslation('trajectory');
  const percent = useSyncExternalStore(view.subscribe, () => Math.round(view.zoom() * 100));
  return (
    <span className="flex shrink-0 items-center">
      <IconButton label={t('tools.zoomOut')} aria-keyshortcuts="-" onClick={() => view.zoomBy(-1)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        aria-label={t('tools.zoomLevel', { percent })}
        onClick={() => view.zoomTo(1)}
        className="min-h-(--tap) w-13 rounded-2 text-center text-ink-2 text-sm hover:bg-sunken"
      >
        {percent}%
      </button>
      <IconButton label={t('tools.zoomIn')} aria-keyshortcuts="+" onClick={() => view.zoomBy(1)}>
        <Plus aria-hidden="true" />
      </IconButton>
    </span>
  );
}
