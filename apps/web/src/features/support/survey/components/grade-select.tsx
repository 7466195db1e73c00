import { type Grade, gradeChoices, LEVEL_GRADES, type SubjectCode } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';

interface GradeSelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly subject: SubjectCode | '';
  readonly value: Grade | '';
  readonly invalid: boolean;
  readonly onChange: (grade: Grade | '') => void;
}

/** The grades that a subject can have, and that it was not taken. */
export function GradeSelect({ id, label, subject, value, invalid, onChange }: GradeSelectProps) {
  const { t } = useTranslation(['survey', 'admission']);
  const grades = subject === '' ? LEVEL_GRADES : gradeChoices(subject);
  return (
    <SelectInput
      id={id}
      aria-label={label}
      aria-invalid={invalid || undefined}
      placeholder={t('grades.none')}
      value={value}
      options={grades.map((grade) => ({
        value: grade,
        label: grade === 'Attained' || grade === 'Failed' ? t(`admission:grade.${grade}`) : grade,
      }))}
      onChange={(event) => onChange(grades.find((grade) => grade === event.target.value) ?? '')}
    />
  );
}
