import {
  canRemoveRow,
  FIXED_ROWS,
  type Grade,
  nextWithoutGrade,
  type ScoreRow,
  type SubjectCode,
  subjectChoices,
} from '@lodestar/domain';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { subjectName } from '../../../../shared/programme/subject-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { GradeButton, GradeChooser } from './grade-chooser.tsx';

interface ScoreTableProps {
  readonly rows: readonly ScoreRow[];
  /** Row whose grades are open. */
  readonly openRow: string | null;
  /** It opened by itself when the page came. */
  readonly unasked: boolean;
  readonly onOpen: (id: string | null) => void;
  readonly onSubject: (id: string, code: SubjectCode) => void;
  readonly onScore: (id: string, grade: Grade | null) => void;
  readonly onRemove: (row: ScoreRow, name: string) => void;
}

export function ScoreTable(props: ScoreTableProps) {
  const { rows, openRow, unasked, onOpen, onSubject, onScore, onRemove } = props;
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
            unasked={unasked}
            onNext={() => onOpen(nextWithoutGrade(rows, row.id)?.id ?? null)}
            last={nextWithoutGrade(rows, row.id) === null}
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

type ScoreChange =
  | { readonly kind: 'subject'; readonly code: SubjectCode }
  | { readonly kind: 'score'; readonly grade: Grade | null };

interface ScoreTableRowProps {
  readonly row: ScoreRow;
  readonly position: number;
  /** Subjects the row may take; none for a fixed one. */
  readonly choices: readonly SubjectCode[];
  readonly open: boolean;
  readonly unasked: boolean;
  /** No subject below waits for a grade. */
  readonly last: boolean;
  /** Opens the next subject that waits for a grade. */
  readonly onNext: () => void;
  readonly onToggle: (open: boolean) => void;
  readonly onChange: (change: ScoreChange) => void;
  /** Only for rows that may go. */
  readonly onRemove?: (name: string) => void;
}

/** One subject with its grade; the grades to choose from open beneath it. */
function ScoreTableRow(props: ScoreTableRowProps) {
  const { row, position, choices, open, unasked, last, onNext, onToggle, onChange, onRemove } = props;
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
              onDone={last ? close : onNext}
              unasked={unasked}
            />
          </td>
        </tr>
      )}
    </>
  );
}

interface SubjectCellProps {
  readonly code: SubjectCode | null;
  /** Subjects to choose from; none for a fixed one. */
  readonly choices: readonly SubjectCode[];
  readonly label: string;
  readonly onChoose: (code: SubjectCode) => void;
}

/** The subject of a row. Its name wraps; the browser's own list lies invisibly over it. */
function SubjectCell({ code, choices, label, onChoose }: SubjectCellProps) {
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

interface RemoveRowButtonProps {
  /** Null for an empty row. */
  readonly name: string | null;
  readonly onPress: () => void;
}

function RemoveRowButton({ name, onPress }: RemoveRowButtonProps) {
  const { t } = useWording();
  return (
    <IconButton
      label={name === null ? t('scores.removeEmpty') : t('scores.remove', { subject: name })}
      className="text-muted"
      onClick={onPress}
    >
      <Trash2 aria-hidden="true" className="size-4!" />
    </IconButton>
  );
}
