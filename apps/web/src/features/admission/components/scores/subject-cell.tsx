import type { SubjectCode } from '@lodestar/domain';
import { ChevronDown } from 'lucide-react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { subjectName } from '../../model/subject-words.ts';

interface SubjectCellProps {
  readonly code: SubjectCode | null;
  /** Subjects to choose from; none for a fixed one. */
  readonly choices: readonly SubjectCode[];
  readonly label: string;
  readonly onChoose: (code: SubjectCode) => void;
}

/** The subject of a row. Its name wraps; the browser's own list lies invisibly over it. */
export function SubjectCell({ code, choices, label, onChoose }: SubjectCellProps) {
  const wording = useWording();
  const name = code === null ? wording.t('scores.chooseElective') : subjectName(code, wording);
  if (choices.length === 0) return name;
  return (
    <span className="relative inline-flex min-h-(--tap) max-w-full items-center gap-1.5 rounded-1 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-1">
      <span aria-hidden="true" className={classNames('min-w-0', code === null && 'text-muted')}>
        {name}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-muted" />
      <select
        aria-label={label}
        value={code ?? ''}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
        className="absolute inset-0 size-full cursor-pointer appearance-none text-md opacity-0"
      >
        {code === null && (
          <option value="" disabled>
            {name}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {subjectName(choice, wording)}
          </option>
        ))}
      </select>
    </span>
  );
}
