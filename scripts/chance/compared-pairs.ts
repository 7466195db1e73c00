import { readFileSync } from 'node:fs';
import type {
  CatalogueFile,
  FitFigures,
  InstitutionCode,
  PublishedYear,
  ScoreHistoryFile,
} from '@lodestar/domain';

const DATA = new URL('../../data/', import.meta.url);
const YEARS = [2020, 2021, 2022, 2023, 2024];
const FEWEST_APPLICANTS = 10;
const FEWEST_OFFERS = 3;

/** Two entry years in a row that can be compared, with what the earlier is fitted to. */
export interface ComparedPair {
  readonly code: string;
  readonly institution: InstitutionCode;
  readonly from: number;
  readonly figures: FitFigures;
  readonly middle: number;
  readonly nextMiddle: number;
  /** Null where either year has none. */
  readonly nextLower: number | null;
  readonly nextUpper: number | null;
  readonly offers: number;
}

interface RetiredFile {
  readonly programmes: Readonly<
    Record<
      string,
      {
        readonly institution: InstitutionCode;
        readonly rows: readonly (readonly [
          year: number,
          appliedA: number,
          offeredA: number,
          offered: number,
        ])[];
      }
    >
  >;
}

interface Counts {
  readonly institution: InstitutionCode;
  readonly of: ReadonlyMap<
    number,
    { readonly applicants: number; readonly offers: number; readonly all: number }
  >;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(name, DATA), 'utf8'));

function countsByCode(): ReadonlyMap<string, Counts> {
  const { programmes: retired }: RetiredFile = read('chance/retired.json');
  const found = new Map(
    Object.entries(retired).map(([code, { institution, rows }]): [string, Counts] => [
      code,
      {
        institution,
        of: new Map(rows.map(([year, applicants, offers, all]) => [year, { applicants, offers, all }])),
      },
    ]),
  );
  for (const file of ['programmes/2025.json', 'programmes/2026.json']) {
    const { programmes }: CatalogueFile = read(file);
    for (const { code, institution, stats_apply, stats_offer } of programmes) {
      const of = stats_apply.flatMap(([year, applicants]) => {
        const offered = stats_offer.find(([one]) => one === year);
        return offered === undefined
          ? []
          : [[year, { applicants, offers: offered[1], all: offered[6] }] as const];
      });
      found.set(code, { institution, of: new Map(of) });
    }
  }
  return found;
}

function pairOf(
  code: string,
  { institution, of }: Counts,
  [from, median, mean, isComparable, upper, lower]: PublishedYear,
  next: PublishedYear | undefined,
): readonly ComparedPair[] {
  const counts = of.get(from);
  if (isComparable !== true || next === undefined || counts === undefined) return [];
  if (counts.applicants < FEWEST_APPLICANTS || counts.offers < FEWEST_OFFERS) return [];
  const [, nextMedian, nextMean, , nextUpper, nextLower] = next;
  const isMedian = median !== null && nextMedian !== null;
  const [middle, nextMiddle] = isMedian ? [median, nextMedian] : [mean, nextMean];
  if (middle === null || nextMiddle === null) return [];
  const { applicants, offers, all } = counts;
  const pair = { code, institution, from, middle, nextMiddle, offers: all };
  return [
    {
      ...pair,
      figures: { median, lower, upper, mean, applicants, offers },
      nextLower: isMedian && lower !== null ? nextLower : null,
      nextUpper: isMedian && upper !== null ? nextUpper : null,
    },
  ];
}

/** Every pair of years held whose figures may be compared, in the order of codes and years. */
export function comparedPairs(): readonly ComparedPair[] {
  const { programmes }: ScoreHistoryFile = read('score-history.json');
  const counts = countsByCode();
  return Object.entries(programmes).flatMap(([code, years]) => {
    const known = counts.get(code);
    if (known === undefined) return [];
    return YEARS.flatMap((from) => {
      const row = years.find(([year]) => year === from);
      const next = years.find(([year]) => year === from + 1);
      return row === undefined ? [] : pairOf(code, known, row, next);
    });
  });
}
