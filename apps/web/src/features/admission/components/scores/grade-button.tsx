import type { ScoreRow } from '@lodestar/domain';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { gradeName } from '../../model/subject-words.ts';

interface GradeButtonProps {
  readonly row: ScoreRow;
  /** Name of the row's subject. */
  readonly subject: string;
  readonly open: boolean;
  /** Id of the chooser. */
  readonly controls: string;
  readonly onPress: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** The grade of a row; pressing it opens the chooser. */
export function GradeButton({ row, subject, open, controls, onPress, ref }: GradeButtonProps) {
  const wording = useWording();
  const { t } = wording;
  const { subjectCode, score } = row;
  const grade = score === null ? null : gradeName(score, wording);
  const label =
    subjectCode === null
      ? t('scores.gradeNoSubject')
      : grade === null
        ? t('scores.gradeInNone', { subject })
        : t('scores.gradeInIs', { subject, grade });
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <button
      ref={ref}
      type="button"
      disabled={subjectCode === null}
      aria-label={label}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onPress}
      className={classNames(
        'flex min-h-(--tap) w-full items-center justify-between gap-1 rounded-2 border bg-surface ps-3 pe-2 font-strong disabled:border-line disabled:bg-sunken',
        row.isCore ? 'text-sm' : 'text-md',
        open ? 'border-accent ring-1 ring-accent ring-inset' : 'border-line-strong',
        grade === null && 'text-muted',
      )}
    >
      {grade ?? '–'}
      <Chevron aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-muted" />
    </button>
  );
}
