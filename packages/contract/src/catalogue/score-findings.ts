import type { ProgrammeRow } from '@lodestar/domain';
import type { Finding } from './complaint.ts';

function isDescending(figures: readonly number[]): boolean {
  return figures.every((figure, index) => index === 0 || figure <= (figures[index - 1] ?? figure));
}

function order(row: ProgrammeRow): Finding[] {
  const quartiles = [row.score_uq, row.score_md, row.score_lq].filter((figure) => figure !== null);
  const inOrder = isDescending(quartiles);
  if (!inOrder && !row.printed_out_of_order) {
    return [{ field: 'score_md', why: { code: 'quartilesOutOfOrder', figures: quartiles } }];
  }
  if (inOrder && row.printed_out_of_order) {
    return [{ field: 'printed_out_of_order', why: { code: 'quartilesInOrder' } }];
  }
  return [];
}

function yearOf(row: ProgrammeRow, entryYear: number): Finding[] {
  const figures = [row.score_uq, row.score_md, row.score_lq, row.score_mean];
  const hasScores = figures.some((figure) => figure !== null);
  if (hasScores && row.score_year === null) {
    return [{ field: 'score_year', why: { code: 'scoresWithoutYear' } }];
  }
  if (!hasScores && row.score_year !== null)
    return [{ field: 'score_year', why: { code: 'yearWithoutScores' } }];
  if (row.score_year !== null && row.score_year > entryYear) {
    return [{ field: 'score_year', why: { code: 'laterYear', year: row.score_year, entryYear } }];
  }
  return [];
}

/** What the scores of a row contradict. */
export function scoreFindings(row: ProgrammeRow, entryYear: number): Finding[] {
  return [...order(row), ...yearOf(row, entryYear)];
}
