import type { Found, InstitutionCode } from '@lodestar/domain';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';

/** Names under which a page follows the retries of a call and cancels it. */
export const RETRY_KEYS = {
  search: 'admission.search',
  recommendations: 'admission.recommendations',
} as const;

interface SearchWish {
  readonly collection: string;
  readonly query: string;
  readonly institutions: readonly InstitutionCode[];
}

export async function searchOnServer(
  { collection, query, institutions }: SearchWish,
  signal: AbortSignal,
): Promise<Found> {
  const { data, total } = await call('searchProgrammesCall', {
    params: { collection },
    query: { q: query, institutions: institutions.join(',') },
    signal,
    retryKey: RETRY_KEYS.search,
  });
  return { programmes: data, total };
}

/** Whether a call failed because no server could be reached, so that the same rules may answer on this device. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');
}

/** An answer, and whether it was worked out on this device. */
interface Answered<T> {
  readonly data: T;
  readonly local: boolean;
}

/** Asks the server; when it cannot be reached, and this device knows the answer, answers here. */
export async function serverElseHere<T>(
  ask: () => Promise<T>,
  here: (() => T | Promise<T>) | null,
): Promise<Answered<T>> {
  try {
    return { data: await ask(), local: false };
  } catch (error) {
    if (here === null || !isUnreachable(error)) throw error;
    return { data: await here(), local: true };
  }
}
