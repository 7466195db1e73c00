import type { BandCounts, ProgrammeRow } from '@lodestar/domain';
import type { Finding } from './complaint.ts';

const COLUMNS = ['Band A', 'Band B', 'Band C', 'Band D', 'Band E', 'total'] as const;

function counts(row: BandCounts): readonly number[] {
  return row.slice(1);
}

function sums(field: string, rows: readonly BandCounts[]): Finding[] {
  return rows.flatMap((row) => {
    const [year, ...bands] = row;
    const total = bands.pop() ?? 0;
    const sum = bands.reduce((whole, band) => whole + band, 0);
    return sum === total
      ? []
      : [{ field, why: `the bands of ${year} add up to ${sum}, not to the total ${total}` }];
  });
}

function years(field: string, rows: readonly BandCounts[], entryYear: number): Finding[] {
  return rows.flatMap(([year], index) => {
    if (year > entryYear) return [{ field, why: `${year} is after the file's entry year ${entryYear}` }];
    const newer = rows[index - 1];
    return newer === undefined || newer[0] > year
      ? []
      : [{ field, why: `years out of order: ${year} follows ${newer[0]}; newest first, each once` }];
  });
}

function offers(row: ProgrammeRow): Finding[] {
  const applied = new Map(row.stats_apply.map((line) => [line[0], counts(line)]));
  return row.stats_offer.flatMap((line) => {
    const year = line[0];
    const applications = applied.get(year);
    if (applications === undefined) {
      return [{ field: 'stats_offer', why: `offers of ${year} without applications of ${year}` }];
    }
    return counts(line).flatMap((offered, index) => {
      const asked = applications[index] ?? 0;
      return offered <= asked
        ? []
        : [
            {
              field: 'stats_offer',
              why: `offers above applications in ${year}, ${COLUMNS[index]}: ${offered} of ${asked}`,
            },
          ];
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
