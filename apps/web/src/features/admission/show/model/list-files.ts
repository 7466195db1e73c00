import { gradeEntries, levelName, splitTitle } from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { csvTable } from '../../../../shared/csv.ts';
import { titleIn } from '../../../../shared/programme/programme-facts.ts';
import type { Wording } from '../../../../shared/programme/wording.ts';
import { bandAOf, type ShownChoice, type ShownList } from './shown-list.ts';

const COLUMNS = [
  'rank',
  'band',
  'code',
  'institution',
  'programme',
  'level',
  'score',
  'lower',
  'median',
  'upper',
  'mean',
  'year',
  'offers',
  'applications',
  'note',
] as const;

function cellsOf(choice: ShownChoice, wording: Wording): Readonly<Record<(typeof COLUMNS)[number], unknown>> {
  const { rank, band, code, note, programme, level } = choice;
  const bandA = bandAOf(choice);
  return {
    rank,
    band,
    code,
    institution: programme === null ? null : wording.t(`institution.${programme.institution}`),
    programme: programme === null ? null : splitTitle(titleIn(programme, wording.language)).main,
    level: level === null ? null : levelName(level.classification, level.reason, wording.language),
    score: level?.user_score,
    lower: programme?.score_lq,
    median: programme?.score_md,
    upper: programme?.score_uq,
    mean: programme?.score_mean,
    year: programme?.score_year,
    offers: bandA?.offers,
    applications: bandA?.applications,
    note,
  };
}

const cell = (value: unknown): string | number => (typeof value === 'number' ? value : String(value ?? ''));

/** The list as a table for a spreadsheet, a row for each choice. */
export function listCsv({ choices }: ShownList, t: TFunction<'show'>, wording: Wording): string {
  return csvTable(
    COLUMNS.map((column) => t(`file.${column}`)),
    choices.map((choice) => {
      const cells = cellsOf(choice, wording);
      return COLUMNS.map((column) => cell(cells[column]));
    }),
  );
}

/** The list for another program. `made`: a moment as `2026-11-22T10:40:00.000Z`. */
export function listJson({ year, grades, choices }: ShownList, made: string): string {
  const file = {
    format: 'lodestar-list',
    version: 1,
    made,
    entry_year: Number(year),
    grades: grades === null ? null : Object.fromEntries(gradeEntries(grades)),
    choices: choices.map(({ rank, band, code, note, programme, level }) => ({
      rank,
      band,
      code,
      institution: programme?.institution ?? null,
      title_en: programme?.full_title_en ?? null,
      title_tc: programme?.full_title_cn ?? null,
      level: level?.classification ?? null,
      reason: level?.reason ?? null,
      score: level?.user_score ?? null,
      lower_quartile: programme?.score_lq ?? null,
      median: programme?.score_md ?? null,
      upper_quartile: programme?.score_uq ?? null,
      mean: programme?.score_mean ?? null,
      score_year: programme?.score_year ?? null,
      note: note === '' ? null : note,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
