import { FIXED_ROWS, type Grade, type ScoreRow, type SubjectCode } from '@lodestar/domain';
import { useId, useRef } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { subjectName } from '../../model/subject-words.ts';
import { GradeButton } from './grade-button.tsx';
import { GradeChooser } from './grade-chooser.tsx';
import { RemoveRowButton } from './remove-row-button.tsx';
import { SubjectCell } from './subject-cell.tsx';

export type ScoreChange =
  | { readonly kind: 'subject'; readonly code: SubjectCode }
  | { readonly kind: 'score'; readonly grade: Grade | null };

interface ScoreTableRowProps {
  readonly row: ScoreRow;
  readonly position: number;
  /** Subjects the row may take; none for a fixed one. */
  readonly choices: readonly SubjectCode[];
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onChange: (change: ScoreChange) => void;
  /** Only for rows that may go. */
  readonly onRemove?: (name: string) => void;
}

/** One subject with its grade; the grades to choose from open beneath it. */
export function ScoreTableRow(props: ScoreTableRowProps) {
  const { row, position, choices, open, onToggle, onChange, onRemove } = props;
  const wording = useWording();
  const chooser = useId();
  const button = useRef<HTMLButtonElement>(null);
  const number = position - FIXED_ROWS + 1;
  const name =
    row.subjectCode === null
      ? wording.t('scores.electiveNumber', { number })
      : subjectName(row.subjectCode, wording);

  const close = () => {
    onToggle(false);
    button.current?.focus();
  };

  return (
    <>
      <tr className={classNames('h-13 align-middle *:py-1', open ? null : 'border-line border-b')}>
        <th scope="row" className="pe-2 text-start font-(weight:--weight-text) text-sm leading-snug">
          <SubjectCell
            code={row.subjectCode}
            choices={choices}
            label={
              row.isCore ? wording.t('scores.coreSubject') : wording.t('scores.electiveNumber', { number })
            }
            onChoose={(code) => onChange({ kind: 'subject', code })}
          />
        </th>
        <td colSpan={row.isCore ? 2 : 1}>
          <GradeButton
            ref={button}
            row={row}
            subject={name}
            open={open}
            controls={chooser}
            onPress={() => onToggle(!open)}
          />
        </td>
        {!row.isCore && (
          <td className="text-end">
            {onRemove && (
              <RemoveRowButton name={row.subjectCode === null ? null : name} onPress={() => onRemove(name)} />
            )}
          </td>
        )}
      </tr>
      {open && row.subjectCode !== null && (
        <tr className="border-line border-b">
          <td colSpan={3} id={chooser}>
            <GradeChooser
              subjectCode={row.subjectCode}
              subject={name}
              score={row.score}
              onChoose={(grade) => onChange({ kind: 'score', grade })}
              onClose={close}
            />
          </td>
        </tr>
      )}
    </>
  );
}
