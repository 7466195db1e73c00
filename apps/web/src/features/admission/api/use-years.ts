import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadYears } from './programme-calls.ts';

export interface YearChoice {
  readonly collections: readonly string[];
  /** Null until the years are known. */
  readonly collection: string | null;
  readonly choose: (collection: string) => void;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The programme years, the current one chosen at first. */
export function useYears(): YearChoice {
  const [chosen, choose] = useState<string | null>(null);
  const years = useQuery({
    queryKey: ['admission', 'years'],
    queryFn: ({ signal }) => loadYears(signal),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  return {
    collections: years.data?.collections ?? [],
    collection: chosen ?? years.data?.current ?? null,
    choose,
    failed: years.isError,
    retry: () => void years.refetch(),
  };
}
