import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';

interface PresenterBarProps {
  readonly place: number;
  readonly of: number;
  readonly onStep: (by: number) => void;
  readonly onLeave: () => void;
}

/** How far the presentation has come, and the same as the keys do. */
export function PresenterBar({ place, of, onStep, onLeave }: PresenterBarProps) {
  const { t } = useTranslation('presentation');
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 border-line border-t bg-paper px-(--gutter) py-1">
      <p role="status" className="text-ink-2 text-sm">
        {t('place', { place: place + 1, of })}
      </p>
      <p className="ms-4 text-muted text-xs max-md:hidden">{t('keys')}</p>
      <div className="ms-auto flex gap-1">
        <IconButton label={t('previous')} disabled={place === 0} onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={t('next')} disabled={place === of - 1} onClick={() => onStep(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <IconButton label={t('leave')} onClick={onLeave}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
