import type { AdmissionCurve } from '@lodestar/domain';
import { memo } from 'react';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { curveDrawing } from '../../model/curve-geometry.ts';

interface ScoreSparkProps {
  readonly curve: AdmissionCurve;
  readonly score: number | null;
}

const WIDTH = 72;
const HEIGHT = 28;
const MARGIN = 5;

function DrawnSpark({ curve, score }: ScoreSparkProps) {
  const drawing = curveDrawing(curve, score === null ? [] : [score]);
  const you = score === null ? null : drawing.place(score);
  const across = WIDTH - 2 * MARGIN;
  const down = HEIGHT - 2 * MARGIN;
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="h-7 w-18 shrink-0 overflow-visible"
    >
      <line x1={0} x2={across} y1={down / 2} y2={down / 2} className="stroke-line" strokeDasharray="2 2" />
      <g transform={`scale(${across / 100} ${down / 100})`} fill="none">
        {drawing.paths.map(({ id, d, estimated }) => (
          <path
            key={id}
            d={d}
            vectorEffect="non-scaling-stroke"
            className={classNames('stroke-line-strong stroke-[1.5]', estimated && '[stroke-dasharray:2.5_2]')}
          />
        ))}
      </g>
      {you !== null && (
        <path
          d="M0 -5L5 0L0 5L-5 0Z"
          transform={`translate(${(you.x * across) / 100} ${(you.y * down) / 100})`}
          className="fill-accent stroke-[1.5] stroke-surface"
        />
      )}
    </svg>
  );
}

/** The admitted-score curve without words: the line, its middle, and the pupil on it. */
export const ScoreSpark = memo(DrawnSpark);
