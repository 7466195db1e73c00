import { useWording } from '../../../../shared/programme/wording.ts';
import type { CurveDrawing } from '../../model/curve-geometry.ts';

interface CurveAxesProps {
  readonly drawing: CurveDrawing;
  readonly axis: string;
}

const SHARES = [0, 25, 50, 75, 100];

/** Labels in text, so that they never shrink with the picture. */
export function CurveAxes({ drawing, axis }: CurveAxesProps) {
  const { number, t } = useWording();
  const { low, high, ticks } = drawing;
  return (
    <div aria-hidden="true" className="text-muted">
      {SHARES.map((share) => (
        <span
          key={share}
          className="absolute right-full -translate-y-1/2 pr-1.5"
          style={{ top: `${100 - share}%` }}
        >
          {t('statistics.percent', { percent: share })}
        </span>
      ))}
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute top-full flex -translate-x-1/2 flex-col items-center gap-1"
          style={{ left: `${((tick - low) / (high - low)) * 100}%` }}
        >
          <span className="h-1.5 w-px bg-ink-2" />
          {number(tick)}
        </span>
      ))}
      <span className="absolute top-[calc(100%+1.6rem)] left-0 w-max max-w-[calc(100%+6rem)] leading-snug">
        {axis}
      </span>
    </div>
  );
}
