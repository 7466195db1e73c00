import type { LevelSummary, Programme } from '@lodestar/domain';
import { levelTip } from '../../../../shared/programme/level-tip.ts';
import { levelName } from '../../../../shared/programme/level-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { Tip } from '../../../../shared/ui/tip.tsx';
import { useTip } from '../../../../shared/ui/use-tip.ts';

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
  const { open, id, anchor, popup, close, anchorEvents, popupEvents } = useTip<HTMLSpanElement>();
  const name = levelName(level.classification, level.reason, wording);
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
      {open && !expanded && (
        <Tip id={id} anchor={anchor} popup={popup} events={popupEvents} className="text-xs!">
          {levelTip(programme, level, wording).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Tip>
      )}
      {level.reason === 'requirementNotMet' && <Tag>{t('level.requirementNotMet')}</Tag>}
    </>
  );
}
