import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { GRADE_COLUMNS, type GradeRow } from '../model/grade-table.ts';
import { mergedCount, mergedSum } from '../model/small-groups.ts';

interface GradeTableProps {
  readonly rows: readonly GradeRow[];
  readonly merged: boolean;
  readonly write: (count: number) => string;
}

/** Strongest tint of a cell, in per cent of the accent. */
const STRONGEST = 42;
/** Paper does not scroll. */
const BOX = 'overflow-x-auto print:overflow-visible print:[&_th]:bg-transparent';
const HEAD = 'whitespace-nowrap px-2 py-2 text-end font-medium';

/** Subjects by grades, each cell tinted by its share of the subject. */
export function GradeTable({ rows, merged, write }: GradeTableProps) {
  const { t } = useTranslation(['analytics', 'admission']);
  if (rows.length === 0)
    return <EmptyState title={t('grades.empty.title')}>{t('grades.empty.text')}</EmptyState>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className={BOX} aria-label={t('grades.title')} tabIndex={0}>
      <table className="w-full min-w-[46rem] text-sm leading-snug">
        <thead>
          <tr className="border-line-strong border-b text-muted text-xs">
            <th scope="col" className="sticky start-0 z-1 bg-paper py-2 pe-3 text-start font-medium">
              {t('grades.subject')}
            </th>
            {GRADE_COLUMNS.map((grade) => (
              <th key={grade} scope="col" className={HEAD}>
                {grade === 'Attained' || grade === 'Failed' ? t(`grades.${grade}`) : grade}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              {t('grades.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ subject, counts, total }) => (
            <tr key={subject} className="border-line border-b">
              <th
                scope="row"
                className="sticky start-0 z-1 bg-paper py-2 pe-3 text-start font-(weight:--weight-text) max-md:max-w-28"
              >
                {t(`admission:subject.${subject}`)}
              </th>
              {GRADE_COLUMNS.map((grade, place) => {
                const count = counts[place] ?? 0;
                const shown = merged ? mergedCount(count) : count;
                const tint = total === 0 ? 0 : (shown / total) * STRONGEST;
                return (
                  <td
                    key={grade}
                    className={`px-2 py-2 text-end ${count === 0 ? 'text-muted' : ''}`}
                    style={{
                      background: `color-mix(in oklab, var(--accent) ${tint.toFixed(1)}%, transparent)`,
                    }}
                  >
                    {count === 0 ? '–' : write(shown)}
                  </td>
                );
              })}
              <td className="px-2 py-2 text-end font-strong">{write(merged ? mergedSum(counts) : total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
