import type { CSSProperties } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import type { CurveDrawing, Place } from '../../model/curve-geometry.ts';
import type { PublishedFigure } from '../../model/published-figures.ts';

interface CurveMarksProps {
  readonly drawing: CurveDrawing;
  readonly figures: readonly PublishedFigure[];
  readonly score: number | null;
  readonly stepScore: number | null;
}

const CENTRED = 'absolute -translate-x-1/2 -translate-y-1/2';
const HALO = '[text-shadow:0_0_3px_var(--paper),0_0_3px_var(--paper),0_0_2px_var(--paper)]';
/** Right of this the pupil's label stands left of the mark. */
const TURN = 55;
/** Below this it stands above the mark. */
const FLOOR = 85;

function at({ x, y }: Place): CSSProperties {
  return { left: `${x}%`, top: `${y}%` };
}

/** Open dots at the published figures, a filled diamond for the pupil, a hollow one for the smallest step up. */
export function CurveMarks({ drawing, figures, score, stepScore }: CurveMarksProps) {
  const { t, number } = useWording();
  const you = score === null ? null : drawing.place(score);
  return (
    <div aria-hidden="true">
      {figures.map((figure) => (
        <span key={figure.name}>
          <span
            className={`absolute left-0.5 -translate-y-[calc(100%+3px)] whitespace-nowrap text-ink-2 ${HALO}`}
            style={{ top: `${100 - figure.percent}%` }}
          >
            {t('receipt.curve.figure', { name: figure.name, score: number(figure.score) })}
          </span>
          <span
            className={`${CENTRED} size-2 rounded-full border-[1.6px] border-ink bg-paper`}
            style={at(drawing.place(figure.score))}
          />
        </span>
      ))}
      {stepScore !== null && (
        <span
          className={`${CENTRED} size-2.5 rotate-45 border-[1.75px] border-accent bg-paper`}
          style={at(drawing.place(stepScore))}
        />
      )}
      {you !== null && score !== null && (
        <>
          <span className={`${CENTRED} size-3 rotate-45 border-2 border-paper bg-accent`} style={at(you)} />
          <span
            className={`absolute whitespace-nowrap font-strong text-accent text-xs ${HALO}`}
            style={{
              ...(you.y < FLOOR
                ? { top: `calc(${you.y}% + 0.6rem)` }
                : { bottom: `calc(${100 - you.y}% + 0.6rem)` }),
              ...(you.x < TURN
                ? { left: `calc(${you.x}% + 0.6rem)` }
                : { right: `calc(${100 - you.x}% + 0.6rem)` }),
            }}
          >
            {t('receipt.curve.you')} {number(score)}
          </span>
        </>
      )}
    </div>
  );
}
