import type { SecurityEvent, SecurityResult } from '@lodestar/contract';
import type { Executor } from '../db/executor.ts';

/** Who did something: the uid of a user, the operator at the command line, or the server by itself; null: nobody known. */
export type Actor = string | 'operator' | 'server' | null;

/** One thing that happened to an account or to all data. Nothing in it is what somebody typed, but an admin's reason. */
export interface SecurityEntry {
  readonly who: Actor;
  readonly what: SecurityEvent;
  /** The uid of the user it was about. */
  readonly whose?: string | null;
  readonly result?: SecurityResult;
  readonly requestId?: string | null;
  readonly reason?: string;
}

/** The append-only record of who did what to whose account. */
export interface SecurityLog {
  /** Written soon after, and again later while the database is away; never fails and keeps nobody waiting. */
  readonly record: (entry: SecurityEntry) => void;
  /** Written within a transaction, or before an answer goes out: what cannot be recorded is then not done. */
  readonly recordWith: (db: Executor, entry: SecurityEntry) => Promise<void>;
}
