import type { LevelSummary, Programme } from '@lodestar/domain';
import { levelTip } from '../../../shared/programme/level-tip.ts';
import { levelName } from '../../../shared/programme/level-words.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';

interface LevelMarkProps {
  readonly programme: Programme;
  readonly level: LevelSummary;
  readonly size: 'md' | 'lg';
}

/** The level of a programme, with the score and the figures it was compared with behind it. */
export function LevelMark({ programme, level, size }: LevelMarkProps) {
  const wording = useWording();
  const name = levelName(level.classification, level.reason, wording);
  const lines = levelTip(programme, level, wording);
  return (
    <Tooltip
      content={
        <div className="grid gap-1 text-xs">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      }
    >
      <LevelBadge level={level.classification} name={name} size={size} />
    </Tooltip>
  );
}
