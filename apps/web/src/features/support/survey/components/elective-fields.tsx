import { ELECTIVE_SUBJECTS } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';
import type { ElectiveRow } from '../model/survey-draft.ts';
import { GradeSelect } from './grade-select.tsx';

interface ElectiveFieldsProps {
  readonly number: number;
  readonly row: ElectiveRow;
  readonly invalid: boolean;
  readonly onChange: (change: Partial<ElectiveRow>) => void;
}

export function ElectiveFields({ number, row, invalid, onChange }: ElectiveFieldsProps) {
  const { t } = useTranslation(['survey', 'admission']);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-3">
      <SelectInput
        aria-label={t('grades.elective', { number })}
        placeholder={t('grades.chooseElective')}
        value={row.subject}
        options={ELECTIVE_SUBJECTS.map((code) => ({ value: code, label: t(`admission:subject.${code}`) }))}
        onChange={(event) =>
          onChange({ subject: ELECTIVE_SUBJECTS.find((code) => code === event.target.value) ?? '' })
        }
      />
      <GradeSelect
        label={t('grades.gradeOfElective', { number })}
        subject={row.subject}
        value={row.grade}
        invalid={invalid}
        onChange={(grade) => onChange({ grade })}
      />
    </div>
  );
}
