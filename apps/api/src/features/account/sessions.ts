import { randomUUID } from 'node:crypto';
import type { listSessions, ResponseOf } from '@lodestar/contract';
import type { Executor } from '../../db/executor.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Source } from '../../http/request-source.ts';
import { noteUse } from './retention-repository.ts';
import {
  type Alive,
  deleteSession,
  findConfirmedAt,
  findSessionOwner,
  findSessionUser,
  insertSession,
  listAliveSessions,
  listSessionOwners,
  putConfirmedAt,
  type SessionRow,
  type SessionTimes,
  type SessionUser,
  touchSession,
} from './session-repository.ts';
import { hashOfToken, mayBeToken, newToken } from './token.ts';

/** Anything else names no session, and might not even be text to a database. */
const UUID = /^[\da-f-]{36}$/;
const DAY_MS = 24 * 60 * 60_000;
/** No session lives longer, and none that long unused. */
const LIFETIME_MS = 30 * DAY_MS;
const IDLE_MS = 14 * DAY_MS;
/** The last use is written down no more often than this. */
const TOUCH_MS = 5 * 60_000;
/** How long a password that was given is not asked for again. */
const FRESH_MS = 10 * 60_000;

/** Sessions that are alive at a moment. */
export const aliveAt = (now: Date): Alive => ({ now, usedSince: new Date(now.getTime() - IDLE_MS) });

export interface DrawnSession {
  readonly token: string;
  readonly session: SessionRow;
}

export interface Sessions {
  /** A session to be begun, and its token, which is kept nowhere. */
  readonly draw: (uid: string, source: Source) => DrawnSession;
  /** Begins a session and answers its token. */
  readonly begin: (db: Executor, uid: string, source: Source) => Promise<string>;
  readonly callerOf: (token: string | null) => Promise<Caller | null>;
  /** The uids of whose living sessions these are, by token; asking does not count as use. */
  readonly ownersOf: (tokens: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;
  /** The same in one query with the whole user record. */
  readonly userOf: (token: string | null) => Promise<SessionUser | null>;
  readonly list: (caller: Caller) => Promise<ResponseOf<typeof listSessions>>;
  readonly end: (caller: Caller, id: string) => Promise<void>;
  /** @throws AppError password_required when the password was not given in this session lately */
  readonly requireFresh: (caller: Caller) => Promise<void>;
  /** The password was given in this session just now. */
  readonly freshen: (db: Executor, caller: Caller) => Promise<void>;
}

export function createSessions(db: Executor, now: () => Date): Sessions {
  async function lookUp<S extends SessionTimes>(
    token: string | null,
    find: (db: Executor, tokenHash: string) => Promise<S | null>,
  ): Promise<S | null> {
    if (token === null || !mayBeToken(token)) return null;
    const session = await find(db, hashOfToken(token));
    const at = now();
    const { now: alive, usedSince } = aliveAt(at);
    if (session === null || session.expiresAt <= alive || session.lastUsedAt <= usedSince) return null;
    if (at.getTime() - session.lastUsedAt.getTime() > TOUCH_MS) {
      await touchSession(db, session.sessionId, at);
      await noteUse(db, session.uid, at);
    }
    return session;
  }

  function draw(uid: string, { device }: Source): DrawnSession {
    const token = newToken();
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
    const session = { uid, device, createdAt, lastUsedAt: createdAt, expiresAt, confirmedAt: createdAt };
    return { token, session: { ...session, tokenHash: hashOfToken(token), id: randomUUID() } };
  }

  return {
    draw,
    begin: async (executor, uid, source) => {
      const { token, session } = draw(uid, source);
      await insertSession(executor, session);
      return token;
    },
    callerOf: (token) => lookUp(token, findSessionOwner),
    ownersOf: async (tokens) => {
      const byHash = new Map([...tokens].filter(mayBeToken).map((token) => [hashOfToken(token), token]));
      const owners = new Map<string, string>();
      for (const { tokenHash, uid } of await listSessionOwners(db, [...byHash.keys()], aliveAt(now()))) {
        const token = byHash.get(tokenHash);
        if (token !== undefined) owners.set(token, uid);
      }
      return owners;
    },
    userOf: (token) => lookUp(token, findSessionUser),
    list: async ({ uid, sessionId }) => {
      const rows = await listAliveSessions(db, uid, aliveAt(now()));
      return {
        success: true,
        sessions: rows.map(({ id, device, createdAt, lastUsedAt, expiresAt }) => ({
          id,
          device,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          current: id === sessionId,
        })),
      };
    },
    end: async ({ uid }, id) => {
      const isThere = UUID.test(id) && (await deleteSession(db, uid, id));
      if (!isThere) throw notFound('session', id);
    },
    requireFresh: async ({ sessionId }) => {
      const confirmedAt = await findConfirmedAt(db, sessionId);
      if (confirmedAt === null || now().getTime() - confirmedAt.getTime() >= FRESH_MS)
        throw new AppError('password_required');
    },
    freshen: (executor, { sessionId }) => putConfirmedAt(executor, sessionId, now()),
  };
}
