import type { Programme } from '@lodestar/domain';
import { useAdmission } from '../../model/admission.ts';
import { LevelButton } from '../programme/level-button.tsx';
import { ScoreSpark } from '../programme/score-spark.tsx';

interface ChoiceLevelProps {
  readonly programme: Programme;
  readonly open: boolean;
  /** Id of the receipt. */
  readonly receipt: string;
  readonly onOpen: (open: boolean) => void;
}

export function ChoiceLevel({ programme, open, receipt, onOpen }: ChoiceLevelProps) {
  const { catalogue, levelOf } = useAdmission();
  const level = levelOf(programme.code);
  if (level === null) return null;
  const curve = catalogue?.entry(programme.code)?.curve ?? null;
  return (
    <div className="col-span-2 col-start-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 ps-2 pt-1.5">
      <LevelButton
        programme={programme}
        level={level}
        expanded={open}
        controls={receipt}
        onPress={() => onOpen(!open)}
      />
      {curve !== null && level.percentile !== null && <ScoreSpark curve={curve} score={level.user_score} />}
    </div>
  );
}
