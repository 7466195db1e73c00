import type {
  availableCollections,
  collectionInstitutions,
  collectionProgrammes,
  currentYear,
  ResponseOf,
  recommendProgrammesOfLevel,
  searchProgrammesCall,
} from '@lodestar/contract';
import type { Grades, InstitutionCode, Level, Programme } from '@lodestar/domain';
import { requestJson } from '../../../shared/api-client.ts';

function inCollection(collection: string, rest: string): string {
  return `/api/programmes/${encodeURIComponent(collection)}${rest}`;
}

/** Names under which a page follows the retries of a call and cancels it. */
export const RETRY_KEYS = {
  years: 'admission.years',
  catalogue: 'admission.catalogue',
  institutions: 'admission.institutions',
  search: 'admission.search',
  recommendations: 'admission.recommendations',
} as const;

export interface Years {
  readonly current: string;
  /** Newest first. */
  readonly collections: readonly string[];
}

export async function loadYears(signal: AbortSignal): Promise<Years> {
  const [year, available] = await Promise.all([
    requestJson<ResponseOf<typeof currentYear>>('/api/programmes/year/current', {
      signal,
      retryKey: RETRY_KEYS.years,
    }),
    requestJson<ResponseOf<typeof availableCollections>>('/api/programmes/collections/available', { signal }),
  ]);
  return { current: year.collection, collections: available.collections };
}

export type CatalogueAnswer = ResponseOf<typeof collectionProgrammes>;

export function loadCatalogue(collection: string, signal: AbortSignal): Promise<CatalogueAnswer> {
  return requestJson(inCollection(collection, ''), { signal, retryKey: RETRY_KEYS.catalogue });
}

export type Institution = ResponseOf<typeof collectionInstitutions>['institutions'][number];

export async function loadInstitutions(
  collection: string,
  signal: AbortSignal,
): Promise<readonly Institution[]> {
  const { institutions } = await requestJson<ResponseOf<typeof collectionInstitutions>>(
    inCollection(collection, '/institutions'),
    { signal, retryKey: RETRY_KEYS.institutions },
  );
  return institutions;
}

export interface SearchWish {
  readonly collection: string;
  readonly query: string;
  readonly institutions: readonly InstitutionCode[];
}

export async function searchOnServer(
  { collection, query, institutions }: SearchWish,
  signal: AbortSignal,
): Promise<readonly Programme[]> {
  const { data } = await requestJson<ResponseOf<typeof searchProgrammesCall>>(
    inCollection(collection, '/search'),
    { query: { q: query, institutions: institutions.join(',') }, signal, retryKey: RETRY_KEYS.search },
  );
  return data;
}

export interface RecommendationWish {
  readonly collection: string;
  readonly grades: Grades;
  readonly level: Level;
  readonly count: number;
  readonly institutions: readonly InstitutionCode[];
  /** Chosen already. */
  readonly exclude: readonly string[];
}

export async function recommendOnServer(
  wish: RecommendationWish,
  signal: AbortSignal,
): Promise<readonly Programme[]> {
  const { data } = await requestJson<ResponseOf<typeof recommendProgrammesOfLevel>>(
    inCollection(wish.collection, `/recommendations/level/${wish.level}`),
    {
      method: 'POST',
      body: {
        userScores: wish.grades,
        selectedProgrammeCodes: wish.exclude,
        institutions: wish.institutions,
        numberOfRecommendations: wish.count,
      },
      signal,
      retryKey: RETRY_KEYS.recommendations,
    },
  );
  return data;
}
