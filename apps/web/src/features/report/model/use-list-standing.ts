import {
  type FindingId,
  gradesOf,
  hasEnoughScores,
  type LevelSummary,
  type Programme,
} from '@lodestar/domain';
import { useMemo } from 'react';
import { type CheckItem, checkItems } from '../../../shared/lists/check-items.ts';
import { LEFT_CHECKS, useListChecks } from '../../../shared/lists/use-list-checks.ts';
import { useCatalogue, useYears } from '../../../shared/programme/use-catalogue.ts';
import { useDeviceWork, useWork } from '../../../shared/work/device-value.ts';
import { CHOICES_WORK, SCORES_WORK } from '../../../shared/work/pupil-work.ts';

/** One choice of the list as it stands today. */
export interface ListedChoice {
  readonly code: string;
  /** Null where the year has no such programme, or until it is loaded. */
  readonly programme: Programme | null;
  /** Null without grades. */
  readonly level: LevelSummary | null;
  /** What the checks have to say about it, heaviest first. */
  readonly items: readonly CheckItem[];
}

export interface ListStanding {
  readonly choices: readonly ListedChoice[];
  readonly enough: boolean;
  /** Null until the checks are made. */
  readonly items: readonly CheckItem[] | null;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What is said of the list as a whole, whichever choices it names. */
const OF_THE_LIST: ReadonlySet<FindingId> = new Set([
  'allReach',
  'noFloor',
  'correlated',
  'overCap',
  'feeGap',
  'deadTail',
]);

/** What an item says of one choice alone; null when that is nothing to look at. */
function aboutChoice(item: CheckItem, code: string): CheckItem | null {
  const findings = item.findings.filter(({ id, codes }) => codes.includes(code) && !OF_THE_LIST.has(id));
  return item.severity === 'info' || findings.length === 0 ? null : { ...item, findings, codes: [code] };
}

/** The whole list with levels and checks, worked out here by the rules of JUPASelect. */
export function useListStanding(): ListStanding {
  const { value: codes } = useWork(CHOICES_WORK);
  const { value: table } = useWork(SCORES_WORK);
  const { value: left } = useDeviceWork('leftChecks', LEFT_CHECKS);
  const grades = useMemo(() => gradesOf(table), [table]);
  const enough = hasEnoughScores(table);
  const years = useYears();
  const { catalogue, failed, retry } = useCatalogue(codes.length === 0 ? null : years.collection);
  const checks = useListChecks(catalogue, enough ? grades : null, codes);
  const items = useMemo(
    () => checks.findings && checkItems(checks.findings).filter(({ key }) => !left.includes(key)),
    [checks.findings, left],
  );
  const levels = useMemo(
    () => (enough && catalogue ? catalogue.levels(grades) : null),
    [catalogue, enough, grades],
  );
  const choices = codes.map((code): ListedChoice => {
    const programme = catalogue?.find(code) ?? null;
    const place = programme === null ? -1 : (catalogue?.programmes.indexOf(programme) ?? -1);
    return {
      code,
      programme,
      level: levels?.[place] ?? null,
      items: items?.flatMap((item) => aboutChoice(item, code) ?? []) ?? [],
    };
  });
  return {
    choices,
    enough,
    items,
    loading: catalogue === null && !failed && !years.failed,
    failed: failed || years.failed || checks.failed,
    retry: years.failed ? years.retry : failed ? retry : checks.retry,
  };
}
