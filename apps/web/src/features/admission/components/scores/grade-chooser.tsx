import { type Grade, gradeChoices, type ScoreRow, type SubjectCode } from '@lodestar/domain';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { gradeName } from '../../../../shared/programme/subject-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { SegmentedChooser } from '../../../../shared/ui/segmented-chooser.tsx';

interface GradeChooserProps {
  readonly subjectCode: SubjectCode;
  readonly subject: string;
  readonly score: Grade | null;
  readonly onChoose: (grade: Grade | null) => void;
  readonly onClose: () => void;
  /** The grade is chosen for good: on to the next subject. */
  readonly onDone: () => void;
  /** Opened by itself when the page came, not by a hand: the focus stays where it is. */
  readonly unasked: boolean;
}

/** The grades of a subject side by side. A press chooses and goes on; arrow keys choose, Enter goes on, Escape closes. */
export function GradeChooser(props: GradeChooserProps) {
  const { subjectCode, subject, score, onChoose, onClose, onDone, unasked } = props;
  const wording = useWording();
  const { t } = wording;
  const box = useRef<HTMLFieldSetElement>(null);
  const byPointer = useRef(false);

  useEffect(() => {
    if (unasked) return;
    const radios = box.current?.querySelectorAll('input');
    const checked = [...(radios ?? [])].find((radio) => radio.checked) ?? radios?.[0];
    checked?.focus({ preventScroll: true });
    // Opened in the last row above the bar of the list, it would lie behind the bar.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [unasked]);

  return (
    <fieldset
      ref={box}
      className="min-w-0 scroll-mt-18 scroll-mb-32 pt-1 pb-3"
      onPointerDown={() => {
        byPointer.current = true;
      }}
      onKeyDown={(event) => {
        byPointer.current = event.key === ' ';
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        if (event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') onDone();
        else onClose();
      }}
    >
      <SegmentedChooser<Grade>
        label={t('scores.gradeIn', { subject })}
        value={score}
        options={gradeChoices(subjectCode).map((value) => ({ value, label: gradeName(value, wording) }))}
        onChange={onChoose}
        onPick={() => {
          if (byPointer.current) onDone();
        }}
      />
      {score !== null && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1"
          aria-label={t('scores.clearIn', { subject })}
          onClick={() => {
            onChoose(null);
            onClose();
          }}
        >
          {t('scores.clear')}
        </Button>
      )}
    </fieldset>
  );
}

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
