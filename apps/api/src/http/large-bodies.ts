import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { bearerTokenOf, type Caller } from './caller.ts';
import { networkOf } from './request-source.ts';
import type { Throttles } from './throttle.ts';

/** Bodies above it are few and costly: one at a time of a user, counted, and the first that are refused. */
export const LARGE_BODY = 64 * 1_024;
/** Bodies below it cost next to nothing. */
export const SMALL_BODY = 4 * 1_024;

/**
 * How many bytes a request may turn out to bring, before any is read: as announced, else as many as its route takes.
 * One that announces more than that is refused anyway.
 */
export function bodySizeOf({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit = 0 } = routeOptions;
  const announced = headers['content-length'];
  if (announced !== undefined) return Number(announced) > bodyLimit ? 0 : Number(announced);
  return headers['transfer-encoding'] === undefined ? 0 : bodyLimit;
}

const MIB = 1_024 * 1_024;
/** Bytes in a minute. A whole school saves from one address. */
const USER_SHARE = { name: 'bytes-of-users', max: 16 * MIB, seconds: 60 };
const ADDRESS_SHARE = { name: 'bytes-of-addresses', max: 64 * MIB, seconds: 60 };
/** A refusal that comes at once invites the next body; the connection waits, and nothing is read of it. */
const REFUSE_AFTER_MS = 1_000;

/**
 * Lets nobody keep the server busy with bodies, before any of them is read: of a user's large ones one is in work and
 * the others wait their turn; bytes are counted by user, or by address where nobody is signed in, and large ones by
 * both. Whoever sends large ones has a session: no other call takes any.
 */
export function limitBodies(
  app: FastifyInstance,
  throttles: Throttles,
  callerOf: (token: string | null) => Promise<Caller | null>,
): void {
  const ofUsers = throttles(USER_SHARE);
  const ofAddresses = throttles(ADDRESS_SHARE);
  const queues = createQueues();

  app.addHook('preParsing', (request, reply, _payload, done) => {
    const bytes = bodySizeOf(request);
    if (bytes <= SMALL_BODY) done();
    else weigh(request, reply, bytes).then(() => done(), done);
  });

  async function weigh(request: FastifyRequest, reply: FastifyReply, bytes: number): Promise<void> {
    const caller = request.caller ?? (await callerOf(bearerTokenOf(request)));
    if (bytes <= LARGE_BODY) return spend(request, caller, bytes);
    if (caller === null) throw new AppError('unauthenticated');
    await takeTurn(reply, caller.uid);
    // The import of a year is an admin's, and has a queue of its own.
    if (!caller.admin) await spend(request, caller, bytes).catch(refuseLate);
  }

  async function spend(request: FastifyRequest, caller: Caller | null, bytes: number): Promise<void> {
    if (caller !== null) await ofUsers.spend(caller.uid, bytes);
    if (caller === null || bytes > LARGE_BODY) await ofAddresses.spend(networkOf(request.ip), bytes);
  }

  async function takeTurn({ raw }: FastifyReply, uid: string): Promise<void> {
    const release = await queues.take(uid);
    if (release === null) throw new AppError('too_many_requests', {}, 1);
    if (raw.destroyed) return release();
    raw.once('finish', release).once('close', release);
  }
}

async function refuseLate(refusal: unknown): Promise<never> {
  await pause(REFUSE_AFTER_MS);
  throw refusal;
}

/** How long somebody waits for a turn, and how many may. */
const WAIT_MS = 3_000;
const MOST_WAITING = 50;
/** After a turn its key rests so many times as long as it took: nobody has more than a quarter of the server's time. */
const REST = 3;
const LONGEST_REST_MS = 2_000;

/** Called once when the work is over; calling it again does nothing. */
export type Release = () => void;

/** A queue for each key: one turn at a time. */
export interface Queues {
  /** Null when the turn did not come in time. */
  readonly take: (key: string) => Promise<Release | null>;
}

type Waiter = (release: Release | null) => void;

/** Keys are held only while somebody works, rests or waits. */
function createQueues(): Queues {
  const waiting = new Map<string, Waiter[]>();

  function begin(key: string): Release {
    const begun = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const rest = Math.min(LONGEST_REST_MS, REST * (performance.now() - begun));
      setTimeout(next, rest, key).unref();
    };
  }

  function next(key: string): void {
    const waiter = waiting.get(key)?.shift();
    if (waiter === undefined) waiting.delete(key);
    else waiter(begin(key));
  }

  return {
    take: async (key) => {
      const queue = waiting.get(key);
      if (queue === undefined) {
        waiting.set(key, []);
        return begin(key);
      }
      if (queue.length >= MOST_WAITING) return null;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(waiter), 1);
          resolve(null);
        }, WAIT_MS);
        const waiter: Waiter = (release) => {
          clearTimeout(timer);
          resolve(release);
        };
        queue.push(waiter);
      });
    },
  };
}
