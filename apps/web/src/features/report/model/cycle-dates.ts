import { type CycleDate, currentEntryYear, type KnowledgeFile } from '@lodestar/eddy';

/** The steps of a cycle that every applicant takes, in order. */
const KEYS = [
  'application',
  'choicesDeadline',
  'updateBeforeResults',
  'results',
  'modification',
  'mainRound',
] as const;

export interface CycleLine {
  readonly date: CycleDate;
  /** Days or minutes of this cycle, `2026-12-02` or `2026-12-02T23:59`; null: not announced. */
  readonly at: string | null;
  /** The same date a year earlier, as a guide; null where it is known for this cycle, or was not known then. */
  readonly lastTime: string | null;
  readonly past: boolean;
}

export interface Cycle {
  readonly entryYear: number;
  readonly lines: readonly CycleLine[];
}

const momentOf = ({ key, start, end }: CycleDate): string | null =>
  key === 'application' || key === 'updateBeforeResults' ? (end ?? start) : (start ?? end);

/** The dates of the cycle that pupils apply in; `today` is a day in Hong Kong. Null where no cycle is known. */
export function cycleDates(calendar: KnowledgeFile['calendar'], today: string): Cycle | null {
  const entryYear = currentEntryYear(calendar, today);
  if (entryYear === null) return null;
  const before = calendar[entryYear - 1] ?? [];
  const lines = (calendar[entryYear] ?? []).flatMap((date): readonly CycleLine[] => {
    if (!KEYS.some((key) => key === date.key)) return [];
    const at = momentOf(date);
    const earlier = before.find(({ key }) => key === date.key);
    return [
      {
        date,
        at,
        lastTime: at === null && earlier ? momentOf(earlier) : null,
        past: at !== null && at.slice(0, 10) < today,
      },
    ];
  });
  return { entryYear, lines };
}
