import { hongKongDay } from '@lodestar/domain';
import type { Use } from '../../http/usage.ts';

interface StatusTally {
  requests: number;
  /** Milliseconds, all requests together. */
  elapsed: number;
}

/** What happened on one route on one day since it was last taken. */
export interface RouteTally {
  readonly day: string;
  readonly method: string;
  readonly path: string;
  readonly statuses: Map<number, StatusTally>;
  readonly visitors: Set<string>;
  /** Who brought which token along; whose these are is found out when they are stored. */
  readonly bearers: Map<string, string>;
}

/** Counts in memory, until they are taken to the database. */
export interface UsageTally {
  readonly observe: (use: Use) => void;
  /** Everything counted so far; counting begins anew. */
  readonly take: () => readonly RouteTally[];
  /** Adds what was taken and could not be stored. */
  readonly putBack: (tallies: readonly RouteTally[]) => void;
}

/** Visitors of a route that wait to be stored, at most: somebody may make up browsers by the thousand. */
const MOST_VISITORS = 5_000;
const DAY_MS = 24 * 60 * 60_000;

export function createUsageTally(now: () => Date): UsageTally {
  let tallies = new Map<string, RouteTally>();
  let today = { day: '', from: 0, to: 0 };

  function dayOf(ms: number): string {
    if (ms < today.from || ms >= today.to) {
      const day = hongKongDay(new Date(ms));
      const from = Date.parse(`${day}T00:00:00+08:00`);
      today = { day, from, to: from + DAY_MS };
    }
    return today.day;
  }

  function tallyOf(day: string, method: string, path: string): RouteTally {
    const key = `${day} ${method} ${path}`;
    const known = tallies.get(key);
    if (known !== undefined) return known;
    const fresh = { day, method, path, statuses: new Map(), visitors: new Set<string>(), bearers: new Map() };
    tallies.set(key, fresh);
    return fresh;
  }

  return {
    observe: ({ method, route, status, ms, visitor, token }) => {
      const tally = tallyOf(dayOf(now().getTime()), method, route);
      count(tally, status, 1, ms);
      remember(tally, visitor, token);
    },
    take: () => {
      const taken = [...tallies.values()];
      tallies = new Map();
      return taken;
    },
    putBack: (taken) => {
      for (const { day, method, path, statuses, visitors, bearers } of taken) {
        const tally = tallyOf(day, method, path);
        for (const [status, { requests, elapsed }] of statuses) count(tally, status, requests, elapsed);
        for (const visitor of visitors) remember(tally, visitor, null);
        for (const [token, visitor] of bearers) remember(tally, visitor, token);
      }
    },
  };
}

function remember({ visitors, bearers }: RouteTally, visitor: string, token: string | null): void {
  if (visitors.size + bearers.size >= MOST_VISITORS) return;
  if (token === null) visitors.add(visitor);
  else bearers.set(token, visitor);
}

function count({ statuses }: RouteTally, status: number, requests: number, elapsed: number): void {
  const known = statuses.get(status);
  if (known === undefined) {
    statuses.set(status, { requests, elapsed });
    return;
  }
  known.requests += requests;
  known.elapsed += elapsed;
}
