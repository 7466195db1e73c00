import { skipToken, useQuery } from '@tanstack/react-query';
import { loadCurrentCollection, loadProgrammes } from '../api/report-calls.ts';

/** Programmes of the current year by their codes; those it does not have are left out. */
export function useProgrammes(codes: readonly string[]) {
  return useQuery({
    queryKey: ['report', 'programmes', codes],
    queryFn:
      codes.length === 0
        ? skipToken
        : async ({ signal }) => {
            const collection = await loadCurrentCollection(signal);
            return { collection, byCode: await loadProgrammes(collection, codes, signal) };
          },
  });
}
