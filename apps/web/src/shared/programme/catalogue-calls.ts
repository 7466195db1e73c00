import type { Programme } from '@lodestar/domain';
import { type AnswerOf, call } from '../api/call.ts';

/** Names under which a page follows the retries of these calls and cancels them. */
export const CATALOGUE_RETRY_KEYS = {
  years: 'programmes.years',
  catalogue: 'programmes.catalogue',
  institutions: 'programmes.institutions',
} as const;

export interface Years {
  readonly current: string;
  /** Newest first. */
  readonly collections: readonly string[];
}

export async function loadYears(signal: AbortSignal): Promise<Years> {
  const [year, available] = await Promise.all([
    call('currentYear', { signal, retryKey: CATALOGUE_RETRY_KEYS.years }),
    call('availableCollections', { signal }),
  ]);
  return { current: year.collection, collections: available.collections };
}

type CatalogueAnswer = AnswerOf<'collectionProgrammes'>;

export function loadCatalogue(collection: string, signal: AbortSignal): Promise<CatalogueAnswer> {
  return call('collectionProgrammes', {
    params: { collection },
    signal,
    retryKey: CATALOGUE_RETRY_KEYS.catalogue,
  });
}

export type Institution = AnswerOf<'collectionInstitutions'>['institutions'][number];

export async function loadInstitutions(
  collection: string,
  signal: AbortSignal,
): Promise<readonly Institution[]> {
  const { institutions } = await call('collectionInstitutions', {
    params: { collection },
    signal,
    retryKey: CATALOGUE_RETRY_KEYS.institutions,
  });
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
