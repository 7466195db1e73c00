import {
  canRemoveRow,
  type Grade,
  type ScoreRow,
  type ScoreTable as ScoreRows,
  type SubjectCode,
  subjectChoices,
} from '@lodestar/domain';
import { useWording } from '../../../../shared/programme/wording.ts';
import { ScoreTableRow } from './score-table-row.tsx';

interface ScoreTableProps {
  readonly rows: ScoreRows;
  /** Row whose grades are open. */
  readonly openRow: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onSubject: (id: string, code: SubjectCode) => void;
  readonly onScore: (id: string, grade: Grade | null) => void;
  readonly onRemove: (row: ScoreRow, name: string) => void;
}

export function ScoreTable({ rows, openRow, onOpen, onSubject, onScore, onRemove }: ScoreTableProps) {
  const { t } = useWording();
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{t('scores.title')}</caption>
      <colgroup>
        <col />
        <col className="w-18" />
        <col className="w-12" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('scores.subject')}</th>
          <th scope="col">{t('scores.grade')}</th>
          <th scope="col">{t('scores.action')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <ScoreTableRow
            key={row.id}
            row={row}
            position={index}
            choices={subjectChoices(rows, row.id)}
            open={openRow === row.id}
            onToggle={(open) => onOpen(open ? row.id : null)}
            onChange={(change) => {
              if (change.kind === 'subject') onSubject(row.id, change.code);
              else onScore(row.id, change.grade);
            }}
            {...(canRemoveRow(rows, row.id) && { onRemove: (name: string) => onRemove(row, name) })}
          />
        ))}
      </tbody>
    </table>
  );
}
