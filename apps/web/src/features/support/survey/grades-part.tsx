import {
  COMPULSORY_SUBJECTS,
  ELECTIVE_SUBJECTS,
  type Grade,
  type Grades,
  gradeChoices,
  LEVEL_GRADES,
  type SubjectCode,
} from '@lodestar/domain';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectInput } from '../../../shared/ui/select-input.tsx';
import { SurveyPart } from './components/survey-part.tsx';
import {
  changeElective,
  type ElectiveRow,
  fillGrades,
  fourthSubject,
  type SurveyDraft,
  withElective,
} from './model/survey-draft.ts';

interface GradesPartProps {
  readonly id: string;
  readonly draft: SurveyDraft;
  readonly change: (next: (draft: SurveyDraft) => SurveyDraft) => void;
  readonly error: string | undefined;
  /** What the pupil has entered on JUPASelect. */
  readonly known: Grades;
}

const MOST_ELECTIVES = 6;
const CORE = [...COMPULSORY_SUBJECTS, 'fourth'] as const;

export function GradesPart({ id, draft, change, error, known }: GradesPartProps) {
  const { t } = useTranslation(['survey', 'admission']);
  const field = useId();
  return (
    <SurveyPart id={id} title={t('grades.title')} hint={t('grades.hint')} error={error}>
      {Object.keys(known).length > 0 && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => change((now) => fillGrades(now, known))}
        >
          {t('grades.fill')}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {CORE.map((slot) => {
          const subject = slot === 'fourth' ? fourthSubject(draft.entryYear) : slot;
          return (
            <div key={slot} className="grid content-end gap-1 text-sm leading-snug">
              <label htmlFor={`${field}-${slot}`}>{t(`admission:subject.${subject}`)}</label>
              <GradeSelect
                id={`${field}-${slot}`}
                subject={subject}
                value={draft.core[slot]}
                invalid={error !== undefined}
                onChange={(grade) => change((now) => ({ ...now, core: { ...now.core, [slot]: grade } }))}
              />
            </div>
          );
        })}
      </div>
      {draft.electives.map((row, place) => (
        <ElectiveFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and none is ever removed
          key={place}
          number={place + 1}
          row={row}
          invalid={error !== undefined}
          onChange={(next) => change((now) => changeElective(now, place, next))}
        />
      ))}
      {draft.electives.length < MOST_ELECTIVES && (
        <Button
          variant="quiet"
          size="sm"
          className="-ms-2.5 justify-self-start"
          onClick={() => change(withElective)}
        >
          <Plus aria-hidden="true" />
          {t('grades.add')}
        </Button>
      )}
    </SurveyPart>
  );
}

interface ElectiveFieldsProps {
  readonly number: number;
  readonly row: ElectiveRow;
  readonly invalid: boolean;
  readonly onChange: (change: Partial<ElectiveRow>) => void;
}

function ElectiveFields({ number, row, invalid, onChange }: ElectiveFieldsProps) {
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

interface GradeSelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly subject: SubjectCode | '';
  readonly value: Grade | '';
  readonly invalid: boolean;
  readonly onChange: (grade: Grade | '') => void;
}

/** The grades that a subject can have, and that it was not taken. */
function GradeSelect({ id, label, subject, value, invalid, onChange }: GradeSelectProps) {
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
