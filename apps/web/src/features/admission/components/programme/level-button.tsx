import { Tooltip } from '@base-ui/react/tooltip';
import type { LevelSummary, Programme } from '@lodestar/domain';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { levelTip } from '../../model/level-tip.ts';
import { levelName } from '../../model/level-words.ts';
import { useWording } from '../../model/wording.ts';

interface LevelButtonProps {
  readonly programme: Programme;
  readonly level: LevelSummary;
  readonly expanded: boolean;
  /** Id of the receipt. */
  readonly controls: string;
  readonly onPress: () => void;
}

/** The level of a programme. A pointer resting on it sees the figures; pressing it opens how it was worked out. */
export function LevelButton({ programme, level, expanded, controls, onPress }: LevelButtonProps) {
  const wording = useWording();
  const { t } = wording;
  const name = levelName(level.classification, level.reason, wording);
  return (
    <>
      <Tooltip.Root disabled={expanded}>
        <Tooltip.Trigger render={<span className="inline-flex" />}>
          <LevelBadge
            level={level.classification}
            name={name}
            onClick={onPress}
            expanded={expanded}
            controls={controls}
            label={t('level.open', { level: name, code: programme.code })}
          />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Positioner sideOffset={8} collisionPadding={12} className="z-(--z-toast)">
            <Tooltip.Popup
              aria-hidden="true"
              className="grid max-w-[min(24rem,var(--available-width))] gap-1 rounded-3 border border-line bg-surface px-4 py-3 text-ink text-xs leading-snug shadow-2 transition-opacity duration-(--t-fast) data-ending-style:opacity-0 data-starting-style:opacity-0"
            >
              {levelTip(programme, level, wording).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
      {level.reason === 'requirementNotMet' && <Tag>{t('level.requirementNotMet')}</Tag>}
    </>
  );
}
