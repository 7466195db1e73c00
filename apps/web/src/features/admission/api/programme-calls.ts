import type { Catalogue, Found, InstitutionCode } from '@lodestar/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';

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

/** Asks the server; when it cannot be reached, and this device knows the answer by then, answers here. */
export async function serverElseHere<T>(
  ask: () => Promise<T>,
  here: () => T | null | Promise<T | null>,
): Promise<Answered<T>> {
  try {
    return { data: await ask(), local: false };
  } catch (error) {
    const data = isUnreachable(error) ? await here() : null;
    if (data === null) throw error;
    return { data, local: true };
  }
}

/** The year's programmes as they are when a call has failed: they may be opened while it is under way. */
export function useCatalogueByThen(catalogue: Catalogue | null): RefObject<Catalogue | null> {
  const latest = useRef(catalogue);
  useEffect(() => {
    latest.current = catalogue;
  }, [catalogue]);
  return latest;
}
