import type { Programme } from '@lodestar/domain';
import { MessagesSquare, Sparkle, TriangleAlert } from 'lucide-react';
import { Tag } from '../ui/tag.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { interviewOf } from './interview.ts';
import { interviewWords, newProgrammeWords } from './tag-words.ts';
import { useWording } from './wording.ts';

/** Small facts beside a programme, each with what it means behind it. */
export function ProgrammeTags({ programme }: { readonly programme: Programme }) {
  const wording = useWording();
  const { t } = wording;
  const interview = interviewOf(programme.interview);
  const isNew = programme.new_programme || programme.new_prog !== null;
  return (
    <>
      {interview !== null && (
        <Tooltip content={interviewWords(interview, wording)}>
          <Tag icon={<MessagesSquare aria-hidden="true" />}>
            {interview.kind === 'may' ? t('programme.interviewMay') : t('programme.interview')}
          </Tag>
        </Tooltip>
      )}
      {isNew && (
        <Tooltip content={newProgrammeWords(programme.new_prog, wording)}>
          <Tag tone="new" icon={<Sparkle aria-hidden="true" />}>
            {t('programme.new')}
          </Tag>
        </Tooltip>
      )}
      {programme.no_band_b_offer === true && (
        <Tooltip content={t('programme.noBandBTip', { year: programme.statistics_year ?? '' })}>
          <Tag tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
            {t('programme.noBandB')}
          </Tag>
        </Tooltip>
      )}
    </>
  );
}
