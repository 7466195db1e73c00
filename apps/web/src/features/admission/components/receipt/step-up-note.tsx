import type { Classification } from '@lodestar/domain';
import { TrendingUp } from 'lucide-react';
import { levelName } from '../../../../shared/programme/level-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import type { StepUp } from '../../model/receipt.ts';
import { stepUpWords } from '../../model/step-up-words.ts';
import { BoldText } from './bold-text.tsx';

interface StepUpNoteProps {
  readonly classification: Classification;
  readonly stepUp: StepUp | null;
}

/** What would lift the level with the fewest grades. */
export function StepUpNote({ classification, stepUp }: StepUpNoteProps) {
  const wording = useWording();
  const words = wording.sentences([
    `<b>${wording.t('receipt.step.title')}</b>`,
    stepUpWords(classification, stepUp, wording),
  ]);
  if (classification.classification === -1) return null;
  return (
    <div className="mt-3 flex gap-3 rounded-2 bg-accent-tint p-3 text-sm leading-snug">
      <TrendingUp aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-accent" />
      <div>
        <p>
          <BoldText text={words} />
        </p>
        {stepUp !== null && (
          <p className="mt-2">
            <LevelBadge
              level={stepUp.classification}
              name={levelName(stepUp.classification, null, wording)}
            />
          </p>
        )}
      </div>
    </div>
  );
}
