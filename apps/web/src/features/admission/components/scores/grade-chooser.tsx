import { type Grade, gradeChoices, type SubjectCode } from '@lodestar/domain';
import { useEffect, useRef } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { SegmentedChooser } from '../../../../shared/ui/segmented-chooser.tsx';
import { gradeName } from '../../model/subject-words.ts';

interface GradeChooserProps {
  readonly subjectCode: SubjectCode;
  readonly subject: string;
  readonly score: Grade | null;
  readonly onChoose: (grade: Grade | null) => void;
  readonly onClose: () => void;
}

/** The grades of a subject side by side. A press chooses and closes; arrow keys choose, Enter or Escape closes. */
export function GradeChooser({ subjectCode, subject, score, onChoose, onClose }: GradeChooserProps) {
  const wording = useWording();
  const { t } = wording;
  const box = useRef<HTMLFieldSetElement>(null);
  const byPointer = useRef(false);

  useEffect(() => {
    const radios = box.current?.querySelectorAll('input');
    const checked = [...(radios ?? [])].find((radio) => radio.checked) ?? radios?.[0];
    checked?.focus({ preventScroll: true });
    // Opened in the last row above the bar of the list, it would lie behind the bar.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <fieldset
      ref={box}
      className="min-w-0 scroll-mt-18 scroll-mb-18 pt-1 pb-3"
      onPointerDown={() => {
        byPointer.current = true;
      }}
      onKeyDown={(event) => {
        byPointer.current = event.key === ' ';
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        if (event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <SegmentedChooser<Grade>
        label={t('scores.gradeIn', { subject })}
        value={score}
        options={gradeChoices(subjectCode).map((value) => ({ value, label: gradeName(value, wording) }))}
        onChange={onChoose}
        onPick={() => {
          if (byPointer.current) onClose();
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
