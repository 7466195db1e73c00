import { ApiError } from '../../../shared/api/api-error.ts';
import { NoUserError } from '../../../shared/user/user-row.ts';

/** Why a test could not be submitted (specification 2, section 8). */
export type SubmitFailure = 'noUserDataFound' | 'failedToSaveData' | 'networkError';

export function submitFailure(error: unknown): SubmitFailure {
  if (error instanceof NoUserError) return 'noUserDataFound';
  if (error instanceof ApiError && (error.code === 'network' || error.code === 'timeout')) {
    return 'networkError';
  }
  return 'failedToSaveData';
}
