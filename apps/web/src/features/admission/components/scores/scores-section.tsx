import {
  addElectiveRow,
  ELECTIVE_SUBJECTS,
  MINIMUM_SCORED_SUBJECTS,
  removeRow,
  type ScoreRow,
  scoredRowCount,
  setScore,
  setSubject,
} from '@lodestar/domain';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { WorkNote } from '../../../../shared/work/work-note.tsx';
import { useAdmission } from '../../model/admission.ts';
import { Section } from '../section.tsx';
import { ScoreTable } from './score-table.tsx';

/** Where a pupil enters grades; every change is kept on the device. */
export function ScoresSection() {
  const { scores, grades, announce, enough } = useAdmission();
  const { t } = useWording();
  const [openRow, setOpenRow] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const rows = scores.value;
  const scored = scoredRowCount(rows);
  const electives = rows.filter((row) => !row.isCompulsory && !row.isCore).length;

  const assumed = enough && grades.CSD === undefined && grades.LS === undefined;

  const remove = (row: ScoreRow, name: string) => {
    scores.change((current) => removeRow(current, row.id));
    announce(t('scores.removed', { subject: name }));
    add.current?.focus();
  };

  return (
    <Section
      title={t('scores.title')}
      aside={<span className="text-muted text-xs">{t('scores.entered', { count: scored })}</span>}
    >
      <ScoreTable
        rows={rows}
        openRow={openRow}
        onOpen={setOpenRow}
        onSubject={(id, code) => scores.change((current) => setSubject(current, id, code))}
        onScore={(id, grade) => scores.change((current) => setScore(current, id, grade))}
        onRemove={remove}
      />
      <Button
        ref={add}
        variant="quiet"
        size="sm"
        className="mt-2"
        disabled={electives >= ELECTIVE_SUBJECTS.length}
        onClick={() => scores.change(addElectiveRow)}
      >
        <Plus aria-hidden="true" />
        {t('scores.addElective')}
      </Button>
      {!enough && (
        <p className="mt-3 text-sm text-ink-2 leading-snug">
          {t('scores.moreNeeded', { count: MINIMUM_SCORED_SUBJECTS - scored })}
        </p>
      )}
      {assumed && <p className="mt-3 text-ink-2 text-xs leading-snug">{t('scores.csdAssumed')}</p>}
      <div className="mt-3">
        <WorkNote part="scores" guest={t('kept.guest')} />
      </div>
    </Section>
  );
}
