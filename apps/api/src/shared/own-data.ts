import type { Executor } from '../db/executor.ts';

/** What a feature keeps about a user: each feature names it, hands it out and erases it. */
export interface OwnDataKeeper {
  /** Its name in the export. */
  readonly section: string;
  readonly export: (db: Executor, uid: string) => Promise<unknown>;
  /** Runs in the transaction that deletes the user row, before it; what refers to that row goes with it anyway. */
  readonly erase?: (tx: Executor, uid: string) => Promise<void>;
}
