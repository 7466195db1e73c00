import { type Grades, otherEntries } from '@lodestar/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OtherSubjectsParts } from './open-other-subjects.ts';

/** What institutions publish of other languages and Applied Learning: fetched when somebody has one, or asks. */
export function useOtherSubjects(wanted: boolean): UseQueryResult<OtherSubjectsParts> {
  return useQuery({
    queryKey: ['programmes', 'otherSubjects'],
    queryFn: async () => (await import('./open-other-subjects.ts')).loadOtherSubjects(),
    enabled: wanted,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The same where grades hold such subjects and a year is the one that it is published for; else null. */
export function useOthersOf(
  collection: string | null,
  ...grades: readonly Grades[]
): OtherSubjectsParts | null {
  const { data } = useOtherSubjects(grades.some((one) => otherEntries(one).length > 0));
  return data !== undefined && collection === `Programmes_${data.file.entry_year}` ? data : null;
}
