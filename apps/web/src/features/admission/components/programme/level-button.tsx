import type { AdmissionCurve, JupasBand, LevelSummary, Programme } from '@lodestar/domain';
import { levelName } from '@lodestar/domain';
import { memo, useEffect } from 'react';
import { GradesAlone } from '../../../../shared/programme/grades-alone.tsx';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { Tip, useTip } from '../../../../shared/ui/tip.tsx';
import { curveDrawing } from '../receipt/curve-geometry.ts';
import { levelTips } from './later-tips.ts';

interface LevelButtonProps {
  readonly programme: Programme;
  readonly level: LevelSummary;
  /** Where the choice stands in the list, if it does. */
  readonly band?: JupasBand | null;
  readonly expanded: boolean;
  /** Id of the receipt. */
  readonly controls: string;
  readonly onPress: () => void;
}

/** The level of a programme. A pointer resting on it sees the figures; pressing it opens how it was worked out. */
export function LevelButton({
  programme,
  level,
  band = null,
  expanded,
  controls,
  onPress,
}: LevelButtonProps) {
  const wording = useWording();
  const { t } = wording;
  const { open, id, anchor, popup, close, anchorEvents, popupEvents } = useTip<HTMLSpanElement>();
  const { parts: tips } = levelTips.useParts();
  useEffect(() => {
    if (open) void levelTips.fetch();
  }, [open]);
  const name = levelName(level.classification, level.reason, wording.language);
  return (
    <>
      <span ref={anchor} className="inline-flex" {...anchorEvents}>
        <LevelBadge
          level={level.classification}
          name={name}
          onClick={() => {
            close();
            onPress();
          }}
          expanded={expanded}
          controls={controls}
          label={t('level.open', { level: name, code: programme.code })}
        />
      </span>
      {open && !expanded && tips && (
        <Tip id={id} anchor={anchor} popup={popup} events={popupEvents} className="text-xs!">
          {tips.levelTip(programme, level, wording, band).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Tip>
      )}
      <GradesAlone programme={programme} level={level} band={band} />
      {level.reason === 'requirementNotMet' && <Tag>{t('level.requirementNotMet')}</Tag>}
    </>
  );
}

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
