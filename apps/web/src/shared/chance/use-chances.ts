import type { Catalogue, GradeSpreads, Grades } from '@lodestar/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useOtherSubjects } from '../programme/other-subjects.ts';
import type { ChanceAnswer, ChanceQuestion } from './chance-work.ts';

interface Wanted {
  readonly catalogue: Catalogue | null;
  /** Null while fewer than five subjects have one. */
  readonly grades: Grades | null;
  readonly spreads?: GradeSpreads;
  readonly codes: readonly string[];
  readonly moves?: ChanceQuestion['moves'];
}

export interface ChancesState {
  /** Null until it is worked out; the one before stays while a new one is. */
  readonly answer: ChanceAnswer | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

const NO_SPREADS: GradeSpreads = {};

/** What a list would bring, worked out beside the page whenever list or grades change; once for all who ask the same. */
export function useChances({
  catalogue,
  grades,
  spreads = NO_SPREADS,
  codes,
  moves = null,
}: Wanted): ChancesState {
  const isAsked = catalogue !== null && grades !== null && codes.length > 0;
  // Of a year that nothing is published for, they count for nothing on the other pages, either.
  const isCounting = catalogue?.entries.some(({ requirements }) => requirements.others !== null) ?? false;
  const { data } = useOtherSubjects(isCounting);
  const others = isCounting ? (data?.file ?? null) : null;
  const answer = useQuery({
    queryKey: ['chances', isCounting, catalogue?.programmes.length ?? 0, grades, spreads, codes, moves],
    queryFn: !isAsked
      ? skipToken
      : async () => {
          const { askChances } = await import('./ask-chances.ts');
          const needed = new Set([...codes, ...(moves?.candidates ?? [])]);
          const programmes = catalogue.programmes.filter(({ code }) => needed.has(code));
          const { figures } = catalogue;
          return askChances({ programmes, figures, grades, others, spreads, codes, moves });
        },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    answer: isAsked ? (answer.data ?? null) : null,
    failed: isAsked && answer.isError,
    retry: () => void answer.refetch(),
  };
}
