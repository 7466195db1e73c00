import { randomBytes } from 'node:crypto';
import { hongKongDay } from '@lodestar/domain';
import type { Logger } from 'pino';
import type { Executor } from '../../db/executor.ts';
import { type Use, userVisitor } from '../../http/usage.ts';
import { loggableError } from '../../shared/loggable-error.ts';
import { fingerprint } from '../../shared/secrets.ts';
import {
  addCounts,
  addVisitors,
  closeDaysBefore,
  openDay,
  type UsageCount,
  type UsageVisitor,
} from './repository.ts';
import { createUsageTally, type RouteTally } from './usage-tally.ts';

const FLUSH_MS = 10_000;
/** A day stays open so long after its midnight, for what servers still hold of it. */
const GRACE_MS = 15 * 60_000;
/** Visitors of one route that a server adds in a day, at most: more than that are made up. */
const MOST_VISITORS = 50_000;
/** As much of a hash as tells visitors apart. */
const VISITOR_LENGTH = 16;

/** Counts the use of routes, and adds it up in the database with what other servers count. */
export interface UsageLedger {
  readonly observe: (use: Use) => void;
  /** Stores what was counted; what cannot be stored is kept for the next time. */
  readonly flush: () => Promise<void>;
  /** Flushes for the last time. */
  readonly close: () => Promise<void>;
}

export interface UsageLedgerDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly log: Logger;
  /** Whose sessions tokens belong to, by token; those of no living session are left out. */
  readonly ownersOf: (tokens: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;
  readonly mostVisitors?: number;
}

export function openUsageLedger(deps: UsageLedgerDeps): UsageLedger {
  const { db, now, log, ownersOf, mostVisitors = MOST_VISITORS } = deps;
  const tally = createUsageTally(now);
  let flushing = Promise.resolve();
  let closedBefore = '';
  const visitorsAdded = new Map<string, number>();

  async function storeTallies(): Promise<void> {
    const taken = tally.take();
    if (taken.length === 0) return;
    const firstOpen = hongKongDay(new Date(now().getTime() - GRACE_MS));
    try {
      const owners = await ownersOf(new Set(taken.flatMap(({ bearers }) => [...bearers.keys()])));
      await db.transaction(async (tx) => {
        const salts = new Map<string, string>();
        for (const day of new Set(taken.map((one) => one.day))) {
          if (day >= firstOpen) salts.set(day, await openDay(tx, day, newSalt()));
        }
        await addCounts(tx, sortedBy(taken.flatMap(countsOf), keyOfCount));
        const counted = taken.filter((one) => (visitorsAdded.get(keyOfRoute(one)) ?? 0) < mostVisitors);
        const visitors = counted.flatMap((one) => visitorsOf(one, salts, owners));
        for (const added of await addVisitors(tx, sortedBy(visitors, keyOfVisitor))) {
          const key = keyOfRoute(added);
          visitorsAdded.set(key, (visitorsAdded.get(key) ?? 0) + 1);
        }
      });
    } catch (error) {
      tally.putBack(taken);
      throw error;
    }
  }

  async function closeDays(): Promise<void> {
    const firstOpen = hongKongDay(new Date(now().getTime() - GRACE_MS));
    if (firstOpen === closedBefore) return;
    await db.transaction((tx) => closeDaysBefore(tx, firstOpen));
    closedBefore = firstOpen;
    for (const key of visitorsAdded.keys()) if (key < firstOpen) visitorsAdded.delete(key);
  }

  const flush = () => {
    flushing = flushing
      .then(storeTallies)
      .then(closeDays)
      .catch((error: unknown) => log.warn({ err: loggableError(error) }, 'counts of use were not stored'));
    return flushing;
  };
  const timer = setInterval(flush, FLUSH_MS).unref();

  return {
    observe: tally.observe,
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

const newSalt = () => randomBytes(32).toString('base64url');

function countsOf({ day, method, path, statuses }: RouteTally): UsageCount[] {
  return [...statuses].map(([status, { requests, elapsed }]) => ({
    day,
    method,
    path,
    status,
    requests,
    elapsed: Math.round(elapsed * 1_000),
  }));
}

/** Without a salt the day is closed, and its visitors have been counted. */
function visitorsOf(
  { day, method, path, visitors, bearers }: RouteTally,
  salts: ReadonlyMap<string, string>,
  owners: ReadonlyMap<string, string>,
): UsageVisitor[] {
  const salt = salts.get(day);
  if (salt === undefined) return [];
  const told = [...bearers].map(([token, guest]) => {
    const uid = owners.get(token);
    return uid === undefined ? guest : userVisitor(uid);
  });
  return [...new Set([...visitors, ...told])].map((visitor) => {
    const hash = fingerprint(salt, visitor).slice(0, VISITOR_LENGTH);
    return { day, method, path, visitor: hash };
  });
}

const keyOfRoute = ({ day, method, path }: Pick<RouteTally, 'day' | 'method' | 'path'>) =>
  `${day} ${method} ${path}`;
const keyOfCount = ({ day, method, path, status }: UsageCount) => `${day} ${path} ${method} ${status}`;
const keyOfVisitor = ({ day, method, path, visitor }: UsageVisitor) => `${day} ${path} ${method} ${visitor}`;

function sortedBy<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ row }) => row);
}
