import { COMPULSORY_SUBJECTS, type Grades } from '@lodestar/domain';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import {
  changeElective,
  fillGrades,
  fourthSubject,
  type SurveyDraft,
  withElective,
} from '../model/survey-draft.ts';
import { ElectiveFields } from './elective-fields.tsx';
import { GradeSelect } from './grade-select.tsx';
import { SurveyPart } from './survey-part.tsx';

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
