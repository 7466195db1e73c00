import type { FlexibleAdmissionFile } from '@lodestar/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

const files = import.meta.glob<FlexibleAdmissionFile>('../../../../../data/flexible-admission.json', {
  import: 'default',
});

/** The flexible routes that institutions publish: a file of its own, fetched when it is first needed. */
export function loadFlexibleRoutes(): Promise<FlexibleAdmissionFile> {
  const [load] = Object.values(files);
  return load === undefined
    ? Promise.reject(new Error('the file of flexible routes is not in this build'))
    : load();
}

/** The same as a query, fetched once for all who ask. */
export function useFlexibleRoutes(wanted = true): UseQueryResult<FlexibleAdmissionFile> {
  return useQuery({
    queryKey: ['lists', 'flexibleRoutes'],
    queryFn: loadFlexibleRoutes,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
