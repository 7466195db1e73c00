import type { BandCounts, ProgrammeRow } from '@lodestar/domain';
import type { Finding } from './complaint.ts';

const BANDS = ['A', 'B', 'C', 'D', 'E', 'total'] as const;

function counts(row: BandCounts): readonly number[] {
  return row.slice(1);
}

function sums(field: string, rows: readonly BandCounts[]): Finding[] {
  return rows.flatMap((row) => {
    const [year, ...bands] = row;
    const total = bands.pop() ?? 0;
    const sum = bands.reduce((whole, band) => whole + band, 0);
    return sum === total ? [] : [{ field, why: { code: 'bandsNotTotal', year, sum, total } }];
  });
}

function years(field: string, rows: readonly BandCounts[], entryYear: number): Finding[] {
  return rows.flatMap(([year], index): Finding[] => {
    if (year > entryYear) return [{ field, why: { code: 'laterYear', year, entryYear } }];
    const newer = rows[index - 1];
    return newer === undefined || newer[0] > year
      ? []
      : [{ field, why: { code: 'yearsOutOfOrder', year, before: newer[0] } }];
  });
}

function offers(row: ProgrammeRow): Finding[] {
  const applied = new Map(row.stats_apply.map((line) => [line[0], counts(line)]));
  return row.stats_offer.flatMap((line) => {
    const year = line[0];
    const applications = applied.get(year);
    if (applications === undefined) {
      return [{ field: 'stats_offer', why: { code: 'offersWithoutApplications', year } }];
    }
    const offered = counts(line);
    return BANDS.flatMap((band, index): Finding[] => {
      const offers = offered[index] ?? 0;
      const asked = applications[index] ?? 0;
      if (offers <= asked) return [];
      const why = { code: 'offersAboveApplications', year, band, offers, applications: asked } as const;
      return [{ field: 'stats_offer', why }];
    });
  });
}

/** What the applications and offers of a row contradict. */
export function statisticsFindings(row: ProgrammeRow, entryYear: number): Finding[] {
  return [
    ...years('stats_apply', row.stats_apply, entryYear),
    ...years('stats_offer', row.stats_offer, entryYear),
    ...sums('stats_apply', row.stats_apply),
    ...sums('stats_offer', row.stats_offer),
    ...offers(row),
  ];
}
