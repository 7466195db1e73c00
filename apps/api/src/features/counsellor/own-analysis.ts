import type { User } from '@lodestar/contract';
import { AppError } from '../../errors.ts';

/**
 * The analysis that a message refers to; null when it refers to none.
 * @throws AppError not_found for any but one's own
 */
export function ownAnalysis({ trajectory_analyses }: User, id: string | null | undefined) {
  if (id === null || id === undefined) return null;
  const analysis = trajectory_analyses.find((one) => one.id === id);
  if (analysis === undefined) throw new AppError('not_found');
  return analysis;
}
