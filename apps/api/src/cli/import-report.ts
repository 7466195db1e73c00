import { complaintLine, type ImportReport } from '@lodestar/contract';

const LISTED = 20;

/** The report of an import as lines of text. */
export function reportLines(report: ImportReport): string[] {
  if (report.kind === 'refused') {
    return [
      `Refused, nothing was changed: ${counted(report.complaints.length, 'complaint')}.`,
      ...report.complaints.map((complaint) => `  ${complaintLine(complaint)}`),
    ];
  }
  const { collection, programmes, added, changed, removed } = report;
  const unchanged = programmes - added.length - changed.length;
  return [
    `${collection}: ${counted(programmes, 'programme')}, every row is in order.`,
    codesLine('new', added),
    codesLine('changed', changed),
    codesLine('removed', removed),
    `  unchanged: ${unchanged}`,
    report.kind === 'imported' ? 'Imported.' : 'Dry run: nothing was changed.',
  ];
}

function codesLine(what: string, list: readonly string[]): string {
  const named = list.slice(0, LISTED).join(' ');
  const more = list.length > LISTED ? ` and ${list.length - LISTED} more` : '';
  return `  ${what}: ${list.length}${named === '' ? '' : ` (${named}${more})`}`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
