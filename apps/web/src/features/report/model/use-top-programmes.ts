import { gradeEntries, gradesOf, type LevelSummary, type Programme } from '@lodestar/domain';
import { skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AnswerOf, call } from '../../../shared/api/call.ts';
import { loadProgrammes } from '../../../shared/programme/catalogue-calls.ts';
import { useArrival } from '../../../shared/work/arrival.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { CHOICES_WORK, SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { useSaving } from '../../../shared/work/saving.tsx';
import { DATABASE_TIMEOUT_MS, within } from '../api/report-calls.ts';

/** How many of the chosen programmes report and dashboard show (specification 2, section 9). */
export const TOP_PROGRAMMES = 2;

const NO_LEVEL: LevelSummary = { classification: -1, reason: 'error', user_score: null, percentile: null };

/** One of the first programmes of a pupil's list. */
export interface TopProgramme {
  readonly code: string;
  /** Null where the year has no such programme, or it could not be fetched: a placeholder stands for it. */
  readonly programme: Programme | null;
  /** Null without grades to classify. */
  readonly level: LevelSummary | null;
}

export interface TopProgrammes {
  readonly programmes: readonly TopProgramme[];
  /** Length of the whole list. */
  readonly chosen: number;
  readonly phase: 'list' | 'programmes' | 'levels' | 'ready';
  readonly hasGrades: boolean;
  /** The list or the programmes could not be fetched. */
  readonly failed: boolean;
  readonly retry: () => void;
}

function summaryOf({
  classification,
  reason,
  user_score,
  statistics,
}: AnswerOf<'classifyProgramme'>): LevelSummary {
  return { classification, reason, user_score, percentile: statistics.percentile };
}

/** The list as far as this device knows it, which is fetched when an account is new here. */
function useChosenCodes() {
  const { value } = useWork(CHOICES_WORK);
  const { retry } = useSaving('choices');
  const arrival = useArrival(CHOICES_WORK);
  const codes = useMemo(() => value.slice(0, TOP_PROGRAMMES), [value]);
  return {
    codes,
    chosen: value.length,
    loading: arrival === 'coming',
    failed: arrival === 'failed',
    retry,
  };
}

/** The first two programmes of the list with their levels, fetched by the codes and then one by one classified. */
export function useTopProgrammes(): TopProgrammes {
  const list = useChosenCodes();
  const { codes } = list;
  const { value: table } = useWork(SCORES_WORK);
  const grades = useMemo(() => gradesOf(table), [table]);
  const hasGrades = gradeEntries(grades).length > 0;

  const found = useProgrammes(codes);
  const { data } = found;
  const levels = useQueries({
    queries: codes.map((code) => ({
      queryKey: ['report', 'level', data?.collection, code, grades],
      queryFn:
        data?.byCode[code] === undefined || !hasGrades
          ? skipToken
          : ({ signal }: { signal: AbortSignal }) =>
              call('classifyProgramme', {
                params: { collection: data.collection },
                body: { programmeCode: code, userScores: grades },
                signal: within(DATABASE_TIMEOUT_MS, signal),
              }),
    })),
  });

  const phase = () => {
    if (list.loading) return 'list';
    if (found.isLoading) return 'programmes';
    return levels.some((level) => level.isLoading) ? 'levels' : 'ready';
  };
  return {
    programmes: codes.map((code, index) => {
      const level = levels[index];
      const verdict = level?.data ? summaryOf(level.data) : level?.isError ? NO_LEVEL : null;
      return { code, programme: data?.byCode[code] ?? null, level: verdict };
    }),
    chosen: list.chosen,
    phase: phase(),
    hasGrades,
    failed: list.failed || found.isError,
    retry: list.failed ? list.retry : () => void found.refetch(),
  };
}

/** Programmes of the current year by their codes; those it does not have are left out. */
export function useProgrammes(codes: readonly string[]) {
  return useQuery({
    queryKey: ['report', 'programmes', codes],
    queryFn:
      codes.length === 0
        ? skipToken
        : async ({ signal }) => {
            const inTime = () => within(DATABASE_TIMEOUT_MS, signal);
            const { collection } = await call('currentYear', { signal: inTime() });
            return { collection, byCode: await loadProgrammes(collection, codes, inTime()) };
          },
  });
}
