import {
  type AbilityMatch,
  type AbilityScores,
  isDefaultAbility,
  type PresetSubject,
  type ProgrammeProfile,
  rankProgrammes,
  rankSubjects,
  TOP_MATCHES,
} from '@lodestar/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadMatchData } from '../api/report-calls.ts';

interface Matches {
  readonly subjects: readonly AbilityMatch<PresetSubject>[];
  readonly programmes: readonly AbilityMatch<ProgrammeProfile>[];
}

interface MatchesState {
  /** Null until there is something to compare, and when there is nothing to compare with. */
  readonly matches: Matches | null;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The five subjects and programmes that suit the scores best. Scores of a test not taken suit nothing. */
export function useMatches(scores: AbilityScores | null): MatchesState {
  const wanted = scores !== null && !isDefaultAbility(scores);
  const { data, isError, isLoading, refetch } = useQuery({
    queryKey: ['report', 'matchData'],
    queryFn: wanted ? ({ signal }) => loadMatchData(signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const matches = useMemo(
    () =>
      data === undefined || scores === null
        ? null
        : {
            subjects: rankSubjects(scores, data.subjects).slice(0, TOP_MATCHES),
            programmes: rankProgrammes(scores, data.programmes).slice(0, TOP_MATCHES),
          },
    [data, scores],
  );
  return { matches, loading: isLoading, failed: isError, retry: () => void refetch() };
}
