import type { loadOrder, loadScores, ResponseOf } from '@lodestar/contract';
import { savedScoresOf } from '@lodestar/domain';
import type { SavedRows } from './repository.ts';

export function presentScores(rows: SavedRows): ResponseOf<typeof loadScores> {
  const grades = Object.fromEntries(rows.map(({ subjectCode, score }) => [subjectCode, score]));
  return { success: true, scores: savedScoresOf(grades) };
}

export function presentOrder(codes: readonly string[]): ResponseOf<typeof loadOrder> {
  return { success: true, programmeOrder: Object.fromEntries(codes.map((code, rank) => [code, rank])) };
}
