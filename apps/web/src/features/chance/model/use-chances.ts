import { type Catalogue, type GradeSpreads, type Grades, gradesOf, hasEnoughScores } from '@lodestar/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCatalogue, useYears } from '../../../shared/programme/use-catalogue.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { CHOICES_WORK, SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { askChances } from './ask-chances.ts';
import type { ChanceAnswer } from './chance-work.ts';

/** The pupil's own list and grades with the year's programmes. */
export interface OwnList {
  /** Null until the programmes are loaded. */
  readonly catalogue: Catalogue | null;
  readonly grades: Grades;
  readonly enough: boolean;
  /** Choices that are in this year's catalogue. */
  readonly codes: readonly string[];
  readonly failed: boolean;
  readonly retry: () => void;
}

const NO_CODES: readonly string[] = [];

export function useOwnList(): OwnList {
  const years = useYears();
  const { catalogue, failed, retry } = useCatalogue(years.collection);
  const { value: table } = useWork(SCORES_WORK);
  const { value: chosen } = useWork(CHOICES_WORK);
  const codes = useMemo(
    () => (catalogue === null ? NO_CODES : chosen.filter((code) => catalogue.find(code) !== undefined)),
    [catalogue, chosen],
  );
  return {
    catalogue,
    grades: useMemo(() => gradesOf(table), [table]),
    enough: hasEnoughScores(table),
    codes,
    failed: years.failed || failed,
    retry: years.failed ? years.retry : retry,
  };
}

interface Wanted {
  readonly catalogue: Catalogue | null;
  readonly grades: Grades;
  readonly spreads?: GradeSpreads;
  readonly codes: readonly string[];
  readonly candidates?: readonly string[];
}

export interface ChancesState {
  /** Null until it is worked out; the one before stays while a new one is. */
  readonly answer: ChanceAnswer | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

const NO_SPREADS: GradeSpreads = {};

/** What a list would bring, worked out beside the page whenever list or grades change. */
export function useChances({
  catalogue,
  grades,
  spreads = NO_SPREADS,
  codes,
  candidates = NO_CODES,
}: Wanted): ChancesState {
  const answer = useQuery({
    queryKey: ['chances', catalogue?.programmes.length ?? 0, grades, spreads, codes, candidates],
    queryFn:
      catalogue === null || codes.length === 0
        ? skipToken
        : () => {
            const needed = new Set([...codes, ...candidates]);
            const programmes = catalogue.programmes.filter(({ code }) => needed.has(code));
            const { figures } = catalogue;
            return askChances({ programmes, figures, grades, spreads, codes, candidates });
          },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  return { answer: answer.data ?? null, failed: answer.isError, retry: () => void answer.refetch() };
}
