import type { OtherSubjectsFile } from '@lodestar/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

const files = import.meta.glob<OtherSubjectsFile>('../../../../../data/other-subjects.json', {
  import: 'default',
});

/** What institutions publish of other languages and Applied Learning: a file of its own, fetched when it is first opened. */
export function useOtherSubjects(wanted: boolean): UseQueryResult<OtherSubjectsFile> {
  return useQuery({
    queryKey: ['programmes', 'otherSubjects'],
    queryFn: () => {
      const [load] = Object.values(files);
      if (load === undefined) throw new Error('the file of other subjects is not in this build');
      return load();
    },
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
}
