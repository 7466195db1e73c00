import type { SubjectCode } from '@lodestar/domain';
import { Select } from '../../../../shared/ui/select.tsx';
import { subjectName } from '../../model/subject-words.ts';
import { useWording } from '../../model/wording.ts';

interface SubjectCellProps {
  readonly code: SubjectCode | null;
  /** Subjects to choose from; none for a fixed one. */
  readonly choices: readonly SubjectCode[];
  readonly label: string;
  readonly onChoose: (code: SubjectCode) => void;
}

export function SubjectCell({ code, choices, label, onChoose }: SubjectCellProps) {
  const wording = useWording();
  if (choices.length === 0) return code === null ? null : subjectName(code, wording);
  return (
    <Select
      label={label}
      value={code}
      placeholder={wording.t('scores.chooseElective')}
      onChange={onChoose}
      options={choices.map((value) => ({ value, label: subjectName(value, wording) }))}
      className="max-w-full justify-start! border-transparent! bg-transparent! ps-0! [&_span]:font-text!"
    />
  );
}
