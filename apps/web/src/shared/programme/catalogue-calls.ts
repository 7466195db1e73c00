import type { Programme } from '@lodestar/domain';
import { ApiError } from '../api/api-error.ts';
import { type AnswerOf, call } from '../api/call.ts';

export interface Years {
  readonly current: string;
  /** Newest first. */
  readonly collections: readonly string[];
}

export async function loadYears(signal: AbortSignal): Promise<Years> {
  const [year, available] = await Promise.all([
    call('currentYear', { signal }),
    call('availableCollections', { signal }),
  ]);
  return { current: year.collection, collections: available.collections };
}

export function loadCatalogue(collection: string, signal: AbortSignal): Promise<AnswerOf<'yearInColumns'>> {
  return call('yearInColumns', { params: { collection }, signal });
}

/** One programme of a year; null where the year has none of that code. */
export async function loadProgramme(
  collection: string,
  code: string,
  signal: AbortSignal,
): Promise<Programme | null> {
  try {
    const { data } = await call('programmeByCode', { params: { collection, code }, signal });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export type Institution = AnswerOf<'collectionInstitutions'>['institutions'][number];

export async function loadInstitutions(
  collection: string,
  signal: AbortSignal,
): Promise<readonly Institution[]> {
  const { institutions } = await call('collectionInstitutions', { params: { collection }, signal });
  return institutions;
}

/** Programmes of a year by their codes; those it does not have are left out. */
export async function loadProgrammes(
  collection: string,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, Programme>>> {
  const { programmes_by_code } = await call('programmesByCodes', {
    params: { collection },
    body: { codes },
    signal,
  });
  return programmes_by_code;
}
