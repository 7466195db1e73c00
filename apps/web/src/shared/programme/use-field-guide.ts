import type { FieldGuide } from '@lodestar/domain';
import { useQuery } from '@tanstack/react-query';
import { loadFieldGuide } from './field-guide.ts';

export interface FieldGuideState {
  /** Null until it is loaded. */
  readonly guide: FieldGuide | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Fields, topics and interests, fetched when a page first wants them. */
export function useFieldGuide(wanted = true): FieldGuideState {
  const guide = useQuery({
    queryKey: ['programmes', 'fields'],
    queryFn: loadFieldGuide,
    enabled: wanted,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  return { guide: guide.data ?? null, failed: guide.isError, retry: () => void guide.refetch() };
}
