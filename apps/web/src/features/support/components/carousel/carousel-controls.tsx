import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';

interface CarouselControlsProps {
  readonly index: number;
  readonly slides: number;
  readonly playing: boolean;
  readonly onPlay: (playing: boolean) => void;
  readonly onStep: (by: number) => void;
}

const BUTTON = 'border border-line bg-surface';

export function CarouselControls({ index, slides, playing, onPlay, onStep }: CarouselControlsProps) {
  const { t } = useTranslation('support');
  const PlayIcon = playing ? Pause : Play;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4">
      <div className="wrap flex items-center justify-end gap-2 [&>button]:pointer-events-auto">
        <span aria-hidden="true" className="me-1 flex gap-2 rounded-full bg-surface px-2 py-1.5">
          {Array.from({ length: slides }, (_, place) => place).map((place) => (
            <span
              key={place}
              className={classNames('h-1 w-6 rounded-full', place === index ? 'bg-accent' : 'bg-line-strong')}
            />
          ))}
        </span>
        <IconButton
          label={t(playing ? 'carousel.pause' : 'carousel.play')}
          className={BUTTON}
          onClick={() => onPlay(!playing)}
        >
          <PlayIcon aria-hidden="true" />
        </IconButton>
        <IconButton label={t('carousel.previous')} className={BUTTON} onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={t('carousel.next')} className={BUTTON} onClick={() => onStep(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
