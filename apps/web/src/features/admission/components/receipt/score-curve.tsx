import { type AdmissionCurve, type LevelOrNone, levelName } from '@lodestar/domain';
import { type CSSProperties, useId } from 'react';
import { classNames } from '../../../../shared/ui/class-names.ts';
import type { ReceiptData } from '../../model/receipt.ts';
import { type CurveDrawing, curveDrawing, labelSide, type Point, spreadApart } from './curve-geometry.ts';
import { curveDescription, type PublishedFigure, publishedFigures } from './published.tsx';
import { CurveFigureTable } from './receipt-tables.tsx';
import { useReceiptWording } from './receipt-wording.ts';

interface ScoreCurveProps {
  readonly receipt: ReceiptData;
  readonly curve: AdmissionCurve;
}

/** Room for the names of the figures, left of the curve. */
const LABEL_ROOM = 0.3;

/** Last year's admitted by score, with the published figures, the pupil, and the smallest step up on it. */
export function ScoreCurve({ receipt, curve }: ScoreCurveProps) {
  const wording = useReceiptWording();
  const { said } = wording;
  const description = useId();
  const { programme, classification, stepUp } = receipt;
  const score = classification.user_score;
  const stepScore = stepUp?.score ?? null;
  const drawing = curveDrawing(
    curve,
    [score, stepScore].filter((marked) => marked !== null),
    LABEL_ROOM,
  );
  const figures = publishedFigures(programme, curve, wording);
  const year = classification.statistics.year ?? '';
  const { lower, upper } = curve.spreadEstimated;
  return (
    <figure className="mt-4">
      <figcaption className="text-muted text-xs leading-snug">{said('curve.caption', { year })}</figcaption>
      <p id={description} className="sr-only">
        {curveDescription(
          figures,
          { year, score, percentile: classification.statistics.percentile, stepScore },
          wording,
        )}
      </p>
      <div
        role="img"
        aria-labelledby={description}
        className="relative mt-3 mr-21 mb-12 ml-9 h-50 text-2xs leading-none"
      >
        <CurveLine drawing={drawing} score={score} stepScore={stepScore} />
        <CurveAxes drawing={drawing} axis={said('curve.axis')} />
        <CurveMarks drawing={drawing} figures={figures} score={score} stepScore={stepScore} />
        <CurveLevels
          drawing={drawing}
          level={classification.classification}
          stepLevel={stepUp?.classification ?? null}
        />
      </div>
      {(lower || upper) && <p className="text-muted text-xs leading-snug">{said('curve.estimated')}</p>}
      <CurveFigureTable curve={curve} />
    </figure>
  );
}

interface CurveAxesProps {
  readonly drawing: CurveDrawing;
  readonly axis: string;
}

const SHARES = [0, 25, 50, 75, 100];

/** Labels in text, so that they never shrink with the picture. */
function CurveAxes({ drawing, axis }: CurveAxesProps) {
  const { number, t } = useReceiptWording();
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

interface CurveLineProps {
  readonly drawing: CurveDrawing;
  readonly score: number | null;
  readonly stepScore: number | null;
}

const QUARTERS = [25, 50, 75];
const STILL = 'non-scaling-stroke';

/** The line with its grid, and the pupil's place led down and across. */
function CurveLine({ drawing, score, stepScore }: CurveLineProps) {
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

interface CurveMarksProps {
  readonly drawing: CurveDrawing;
  readonly figures: readonly PublishedFigure[];
  readonly score: number | null;
  readonly stepScore: number | null;
}

const CENTRED = 'absolute -translate-x-1/2 -translate-y-1/2';
const HALO = '[text-shadow:0_0_3px_var(--paper),0_0_3px_var(--paper),0_0_2px_var(--paper)]';

function at({ x, y }: Point): CSSProperties {
  return { left: `${x}%`, top: `${y}%` };
}

/** Open dots at the published figures, a filled diamond for the pupil, a hollow one for the smallest step up. */
function CurveMarks({ drawing, figures, score, stepScore }: CurveMarksProps) {
  const { said, number } = useReceiptWording();
  const you = score === null ? null : drawing.place(score);
  const side = you === null ? null : labelSide(you);
  return (
    <div aria-hidden="true">
      {figures.map((figure) => (
        <span key={figure.name}>
          <span
            className={`absolute left-0.5 -translate-y-[calc(100%+3px)] whitespace-nowrap text-ink-2 ${HALO}`}
            style={{ top: `${100 - figure.percent}%` }}
          >
            {said('curve.figure', { name: figure.name, score: number(figure.score) })}
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
      {you !== null && side !== null && score !== null && (
        <>
          <span className={`${CENTRED} size-3 rotate-45 border-2 border-paper bg-accent`} style={at(you)} />
          <span
            className={`absolute whitespace-nowrap font-strong text-accent text-xs ${HALO}`}
            style={{
              ...(side.below
                ? { top: `calc(${you.y}% + 0.6rem)` }
                : { bottom: `calc(${100 - you.y}% + 0.6rem)` }),
              ...(side.right
                ? { left: `calc(${you.x}% + 0.6rem)` }
                : { right: `calc(${100 - you.x}% + 0.6rem)` }),
            }}
          >
            {said('curve.you')} {number(score)}
          </span>
        </>
      )}
    </div>
  );
}

interface CurveLevelsProps {
  readonly drawing: CurveDrawing;
  readonly level: LevelOrNone;
  /** The level that the smallest step up leads to. */
  readonly stepLevel: LevelOrNone | null;
}

/** Least distance between two names, in percent of the height. */
const GAP = 9;

/** The level scale at the right edge, cut where the level changes; the pupil's and the next one named. */
function CurveLevels({ drawing, level, stepLevel }: CurveLevelsProps) {
  const wording = useReceiptWording();
  const named = drawing.levels.filter((bar) => bar.level === level || bar.level === stepLevel);
  const tops = spreadApart(
    named.map(({ top, height }) => top + height / 2),
    GAP,
  );
  return (
    <div aria-hidden="true" className="absolute inset-y-0 left-[calc(100%+0.375rem)]">
      {drawing.levels.map((bar) => (
        <span
          key={bar.level}
          data-level={bar.level}
          className="absolute left-0 w-2.5 rounded-[1px] border-paper border-b bg-level"
          style={{ top: `${bar.top}%`, height: `${bar.height}%` }}
        />
      ))}
      {named.map((bar, index) => (
        <span
          key={bar.level}
          data-level={bar.level}
          className={`absolute left-4 w-17 -translate-y-1/2 text-level-ink leading-tight ${bar.level === level ? 'font-strong' : ''}`}
          style={{ top: `${tops[index]}%` }}
        >
          {levelName(bar.level, null, wording.language)}
        </span>
      ))}
    </div>
  );
}
