import type { Programme } from '@lodestar/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { usePageConfig } from '../../../shared/api/use-page-config.ts';
import { QUERY_KEYS } from '../model/query-keys.ts';
import { loadProgrammes } from './chat-calls.ts';

/** What the programmes of an answer are called, by their codes; null until known. */
export function useNamedProgrammes(codes: readonly string[]): Readonly<Record<string, Programme>> | null {
  const collection = usePageConfig()?.collection;
  const answer = useQuery({
    queryKey: QUERY_KEYS.programmes(collection ?? '', codes),
    queryFn:
      collection === undefined || codes.length === 0
        ? skipToken
        : ({ signal }) => loadProgrammes(collection, codes, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return answer.data ?? null;
}
