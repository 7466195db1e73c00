import { AGREEMENT_VERSION, type CurrentUser, type CurrentUserChange, type User } from '@lodestar/contract';
import type { Executor } from '../../db/executor.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { entityTag, type IfMatch, matchesTag, staleCopy } from '../../http/answer-bytes.ts';
import type { Caller } from '../../http/caller.ts';
import { presentUser } from './present.ts';
import { changedColumns, judgeOwnRow } from './user-change.ts';
import {
  findWholeUser,
  findWholeUserNamed,
  keepWholeUser,
  lockUser,
  type UserColumns,
  updateUser,
  type WholeUser,
} from './user-repository.ts';

/** A record with the tag of this copy of it. */
export interface Tagged<T> {
  readonly value: T;
  readonly etag: string;
}

export interface Profile {
  readonly change: (
    caller: Caller,
    change: CurrentUserChange,
    ifMatch: IfMatch,
  ) => Promise<Tagged<CurrentUser>>;
  /** Writes a row over one's own record, as far as the policy lets it. */
  readonly writeRow: (
    caller: Caller,
    row: Readonly<Record<string, unknown>>,
    ifMatch: IfMatch,
  ) => Promise<string>;
  /** Keeps that the privacy statement as it is now was agreed to, and when. */
  readonly agree: (caller: Caller) => Promise<void>;
  readonly readOwn: (caller: Caller) => Promise<Tagged<User>>;
  /** Null when there is no such user. */
  readonly readNamed: (userId: string) => Promise<Tagged<User> | null>;
}

export interface ProfileDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly present: (user: WholeUser) => CurrentUser;
}

/** Changes with the user row, and with the list of programmes that is part of the record. */
export const userTag = ({ version, orderVersion }: WholeUser) => entityTag(version, orderVersion ?? 0);

export function createProfile({ db, now, present }: ProfileDeps): Profile {
  /** Changes the row that `decide` has seen, while nobody else can. */
  async function changeLocked(
    { uid }: Caller,
    ifMatch: IfMatch,
    decide: (stored: WholeUser) => UserColumns,
  ): Promise<WholeUser> {
    return db.transaction(async (tx) => {
      await lockUser(tx, uid);
      const stored = await keepWholeUser(tx, uid);
      if (stored === null) throw new AppError('unauthenticated');
      const etag = userTag(stored);
      if (!matchesTag(ifMatch, etag)) throw staleCopy(present(stored), etag);
      const columns = decide(stored);
      if (Object.values(columns).every((value) => value === undefined)) return stored;
      await updateUser(tx, uid, columns);
      return (await keepWholeUser(tx, uid)) ?? stored;
    });
  }

  const tagged = (user: WholeUser): Tagged<User> => ({ value: presentUser(user), etag: userTag(user) });

  return {
    change: async (caller, change, ifMatch) => {
      const user = await changeLocked(caller, ifMatch, (stored) =>
        changedColumns(change, { stored, now: now(), place: '' }),
      );
      return { value: present(user), etag: userTag(user) };
    },
    writeRow: async (caller, row, ifMatch) => {
      const user = await changeLocked(caller, ifMatch, (stored) => {
        const verdict = judgeOwnRow(row, presentUser(stored));
        if (verdict.kind === 'forbidden') throw new AppError('forbidden', { fields: verdict.fields });
        if (verdict.kind === 'invalid') throw invalidFields(verdict.fields);
        return changedColumns(verdict.change, { stored, now: now(), place: 'row.' });
      });
      return userTag(user);
    },
    agree: async ({ uid }) => {
      await updateUser(db, uid, { agreedAt: now(), agreedVersion: AGREEMENT_VERSION });
    },
    readOwn: async ({ uid }) => {
      const user = await findWholeUser(db, uid);
      if (user === null) throw new AppError('unauthenticated');
      return tagged(user);
    },
    readNamed: async (userId) => {
      const user = await findWholeUserNamed(db, userId);
      return user === null ? null : tagged(user);
    },
  };
}
