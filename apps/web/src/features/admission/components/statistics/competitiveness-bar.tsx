import { useWording } from '../../../../shared/programme/wording.ts';
import { TrackBar } from '../../../../shared/ui/track-bar.tsx';
import { EasedFigure } from './eased-figure.tsx';

interface CompetitivenessBarProps {
  readonly name: string;
  readonly score: number;
  readonly full: number;
  /** Capped at 100. */
  readonly percent: number;
}

export function CompetitivenessBar({ name, score, full, percent }: CompetitivenessBarProps) {
  const { t, fixed } = useWording();
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-2 text-sm leading-snug">
        <span className="font-strong">{name}</span>
        <span>
          <span className="text-muted">{t('statistics.sum', { score, full })}</span>{' '}
          <b className="font-strong">
            <EasedFigure
              value={percent}
              word={(shown) => t('statistics.percent', { percent: fixed(shown, 1) })}
            />
          </b>
        </span>
      </div>
      <TrackBar
        value={percent}
        label={name}
        valueText={t('statistics.barLabel', { name, score, full, percent: fixed(percent, 1) })}
      />
    </div>
  );
}
