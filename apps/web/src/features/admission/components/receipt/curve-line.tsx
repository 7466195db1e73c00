import { classNames } from '../../../../shared/ui/class-names.ts';
import type { CurveDrawing } from '../../model/curve-geometry.ts';

interface CurveLineProps {
  readonly drawing: CurveDrawing;
  readonly score: number | null;
  readonly stepScore: number | null;
}

const QUARTERS = [25, 50, 75];
const STILL = 'non-scaling-stroke';

/** The line with its grid, and the pupil's place led down and across. */
export function CurveLine({ drawing, score, stepScore }: CurveLineProps) {
  const you = score === null ? null : drawing.place(score);
  const step = stepScore === null || you === null ? null : drawing.place(stepScore);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {QUARTERS.map((y) => (
        <line key={y} x1="0" x2="100" y1={y} y2={y} vectorEffect={STILL} className="stroke-line" />
      ))}
      <line x1="0" x2="100" y1="100" y2="100" vectorEffect={STILL} className="stroke-ink-2" />
      {drawing.paths.map(({ id, d, estimated }) => (
        <path
          key={id}
          d={d}
          vectorEffect={STILL}
          className={classNames('stroke-2 stroke-ink', estimated && '[stroke-dasharray:5_4]')}
        />
      ))}
      {you !== null && (
        <path
          d={`M${you.x} 100V${you.y}H100`}
          vectorEffect={STILL}
          className="stroke-[1.25] stroke-accent [stroke-dasharray:3_3]"
        />
      )}
      {you !== null && step !== null && (
        <path
          d={`M${you.x} ${you.y}Q${you.x} ${step.y} ${step.x} ${step.y}`}
          vectorEffect={STILL}
          strokeLinecap="round"
          className="stroke-[1.5] stroke-accent [stroke-dasharray:1_4]"
        />
      )}
    </svg>
  );
}
