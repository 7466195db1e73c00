import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type ImportReport,
  type ResponseOf,
  SECURITY_LINES_A_PAGE,
  SECURITY_LOG_DAYS,
  type SecurityLine,
  type securityLog,
} from '@lodestar/contract';
import { hongKongStamp, startOfHongKongDay } from '@lodestar/domain';
import type { Logger } from 'pino';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem, invalidRequest } from '../../errors.ts';
import { type Cell, csvOf } from '../../shared/csv.ts';
import { loggableError } from '../../shared/loggable-error.ts';
import { type Meter, NO_METER } from '../../shared/meter.ts';
import type { SecurityEntry, SecurityLog } from '../../shared/security-log.ts';
import { personNamed, presentLine } from './present.ts';
import {
  deleteLinesBefore,
  insertLines,
  type LineFilter,
  type LinePlace,
  listLines,
  type SecurityRow,
} from './repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Lines that wait for a database that is away; beyond these the oldest are lost, and the server's log says so. */
const MOST_WAITING = 10_000;
/** Lines of one statement. */
const BATCH = 500;
const EXPORT_PAGE = 1_000;
const COUNT_DIGITS = 12;
const HEADER = ['at', 'who', 'what', 'whose', 'result', 'request_id', 'reason'];

export interface LineWish {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly who?: string | undefined;
}

export interface SecurityLogService extends SecurityLog {
  /** @throws AppError invalid_request for a `before` that no answer gave */
  readonly list: (wish: LineWish, before: string | undefined) => Promise<ResponseOf<typeof securityLog>>;
  /** Every line as CSV, read page by page. */
  readonly export: (wish: LineWish) => Readable;
  /** Throws away what is too old. */
  readonly sweep: () => Promise<void>;
  /** Waits until everything recorded is written, or could not be. */
  readonly settled: () => Promise<void>;
}

export interface SecurityLogDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly log: Logger;
  readonly meter?: Meter;
}

/** What happens at once is written in one statement: the next one takes along what came while one was under way. */
export function createSecurityLog({ db, now, log, meter = NO_METER }: SecurityLogDeps): SecurityLogService {
  const waiting: SecurityRow[] = [];
  const makeRow = rowMaker(now);
  const rowOf = (entry: SecurityEntry): SecurityRow => {
    const row = makeRow(entry);
    meter.securityEvent(entry.what, row.result);
    return row;
  };
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      try {
        await insertLines(db, batch);
      } catch (error) {
        const lost = waiting.splice(0, Math.max(0, waiting.length - MOST_WAITING)).length;
        log.warn(
          { waiting: waiting.length, lost, err: loggableError(error) },
          'lines of the security log wait for the database',
        );
        return;
      }
      waiting.splice(0, batch.length);
    }
  }

  function write(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  }

  const filterOf = ({ from, to, who }: LineWish): LineFilter => ({
    from: from === undefined ? null : startOfHongKongDay(from),
    until: to === undefined ? null : new Date(startOfHongKongDay(to).getTime() + DAY_MS),
    person: who ? personNamed(who) : null,
  });

  async function* csvParts(wish: LineWish): AsyncGenerator<string> {
    await write();
    const filter = filterOf(wish);
    yield csvOf([HEADER]);
    let place: LinePlace | null = null;
    do {
      const rows = await listLines(db, filter, place, EXPORT_PAGE);
      if (rows.length > 0) yield csvOf(rows.map((row) => csvRow(presentLine(row)))).slice(1);
      place = rows.length === EXPORT_PAGE ? (rows.at(-1) ?? null) : null;
    } while (place !== null);
  }

  return {
    record: (entry) => {
      waiting.push(rowOf(entry));
      void write();
    },
    recordWith: (executor, entry) => insertLines(executor, [rowOf(entry)]),
    list: async (wish, before) => {
      await write();
      const place = before === undefined ? null : placeOf(before);
      const rows = await listLines(db, filterOf(wish), place, SECURITY_LINES_A_PAGE + 1);
      const shown = rows.slice(0, SECURITY_LINES_A_PAGE);
      const last = shown.at(-1);
      const next =
        rows.length > shown.length && last !== undefined ? `${last.at.getTime()}.${last.id}` : null;
      return { success: true, data: shown.map(presentLine), next };
    },
    export: (wish) => Readable.from(csvParts(wish)),
    sweep: () => deleteLinesBefore(db, new Date(now().getTime() - SECURITY_LOG_DAYS * DAY_MS)),
    settled: write,
  };
}

/** All that a command needs of the log, which runs without a server. */
export function lineRecorder(now: () => Date): SecurityLog['recordWith'] {
  const rowOf = rowMaker(now);
  return (db, entry) => insertLines(db, [rowOf(entry)]);
}

/** Lines of the same moment stand in the order in which they were recorded: their ids begin with a count. */
function rowMaker(now: () => Date): (entry: SecurityEntry) => SecurityRow {
  let made = 0;
  return (entry) => {
    made += 1;
    return {
      id: `${String(made).padStart(COUNT_DIGITS, '0')}-${randomUUID()}`,
      at: now(),
      who: entry.who,
      what: entry.what,
      whose: entry.whose ?? null,
      result: entry.result ?? 'done',
      requestId: entry.requestId ?? null,
      reason: entry.reason ?? null,
    };
  };
}

/** How an operator's import is told. */
export function importLine({ kind }: ImportReport): SecurityEntry {
  return { who: 'operator', what: 'import', result: kind === 'refused' ? 'refused' : 'done' };
}

function csvRow({ at, who, what, whose, result, requestId, reason }: SecurityLine): readonly Cell[] {
  return [hongKongStamp(new Date(at)), who, what, whose, result, requestId, reason];
}

function placeOf(text: string): LinePlace {
  const [, at = '', id = ''] = /^(\d{1,15})\.([\da-f-]{49})$/.exec(text) ?? [];
  if (id === '') throw invalidRequest(fieldProblem('query.before', 'unknown', text));
  return { at: new Date(Number(at)), id };
}
