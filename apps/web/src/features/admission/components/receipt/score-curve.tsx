import type { AdmissionCurve } from '@lodestar/domain';
import { useId } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { curveDrawing } from '../../model/curve-geometry.ts';
import { curveDescription } from '../../model/curve-words.ts';
import { publishedFigures } from '../../model/published-figures.ts';
import type { Receipt } from '../../model/receipt.ts';
import { CurveAxes } from './curve-axes.tsx';
import { CurveFigureTable } from './curve-figure-table.tsx';
import { CurveLevels } from './curve-levels.tsx';
import { CurveLine } from './curve-line.tsx';
import { CurveMarks } from './curve-marks.tsx';

interface ScoreCurveProps {
  readonly receipt: Receipt;
  readonly curve: AdmissionCurve;
}

/** Room for the names of the figures, left of the curve. */
const LABEL_ROOM = 0.3;

/** Last year's admitted by score, with the published figures, the pupil, and the smallest step up on it. */
export function ScoreCurve({ receipt, curve }: ScoreCurveProps) {
  const wording = useWording();
  const { t } = wording;
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
      <figcaption className="text-muted text-xs leading-snug">
        {t('receipt.curve.caption', { year })}
      </figcaption>
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
        <CurveAxes drawing={drawing} axis={t('receipt.curve.axis')} />
        <CurveMarks drawing={drawing} figures={figures} score={score} stepScore={stepScore} />
        <CurveLevels
          drawing={drawing}
          level={classification.classification}
          stepLevel={stepUp?.classification ?? null}
        />
      </div>
      {(lower || upper) && <p className="text-muted text-xs leading-snug">{t('receipt.curve.estimated')}</p>}
      <CurveFigureTable curve={curve} />
    </figure>
  );
}
