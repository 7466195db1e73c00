import type { LevelOrNone } from '@lodestar/domain';
import { levelName } from '../../../../shared/programme/level-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { type CurveDrawing, spreadApart } from '../../model/curve-geometry.ts';

interface CurveLevelsProps {
  readonly drawing: CurveDrawing;
  readonly level: LevelOrNone;
  /** The level that the smallest step up leads to. */
  readonly stepLevel: LevelOrNone | null;
}

/** Least distance between two names, in percent of the height. */
const GAP = 9;

/** The level scale at the right edge, cut where the level changes; the pupil's and the next one named. */
export function CurveLevels({ drawing, level, stepLevel }: CurveLevelsProps) {
  const wording = useWording();
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
          {levelName(bar.level, null, wording)}
        </span>
      ))}
    </div>
  );
}
