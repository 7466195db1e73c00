import type { Executor } from '../../db/executor.ts';
import { fingerprint } from '../../fingerprint.ts';
import type { Source } from '../../request-source.ts';
import type { Throttle } from '../../throttle.ts';
import { afterFailure, type FailureRecord, lockedUntil } from './lock.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { accountLocked, wrongCredentials } from './refusals.ts';
import type { Sessions } from './sessions.ts';
import {
  findStanding,
  forgetFailuresFrom,
  listFailures,
  putFailure,
  rememberAddress,
  takeTurnAtAccount,
} from './sign-in-repository.ts';
import {
  type Credential,
  findCredential,
  findCredentialOf,
  keepWholeUser,
  type WholeUser,
} from './user-repository.ts';

export interface SignInDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  /** Wrong passwords per address, whatever account they were for. */
  readonly failures: Throttle;
}

export interface SignedIn {
  readonly token: string;
  readonly user: WholeUser;
}

export interface SignIn {
  /** @throws AppError unauthenticated, account_locked or too_many_requests */
  readonly signIn: (identifier: string, password: string, source: Source) => Promise<SignedIn>;
  /** Asks somebody who is signed in for the password once more. @throws AppError what `refusal` makes, or account_locked */
  readonly confirm: (
    uid: string,
    password: string,
    source: Source,
    refusal: () => Error,
  ) => Promise<Credential>;
  /** Remembers that the account was used from there. */
  readonly remember: (db: Executor, uid: string, source: Source) => Promise<void>;
}

/** One try at an account that may not even exist. */
interface Target {
  readonly accountKey: string;
  readonly credential: Credential | null;
}

/** Under which the failures of an account are counted. */
export const accountKeyOf = (uid: string) => fingerprint('account', uid);

const identifierKey = (identifier: string) => fingerprint('identifier', identifier.toLowerCase());
const addressKeyOf = (accountKey: string, address: string) => fingerprint('address', accountKey, address);

/**
 * Checks passwords. An account that does not exist is treated in every step like one whose password is wrong: the
 * same queries, the same hashing, the same answer.
 */
export function createSignIn({ db, now, hasher, sessions, failures }: SignInDeps): SignIn {
  /** Decides a try at an account: `succeed` runs in the transaction that proves the account open. */
  async function attempt<T>(
    { accountKey, credential }: Target,
    password: string,
    { address }: Source,
    refusal: () => Error,
    succeed: (tx: Executor, credential: Credential) => Promise<T>,
  ): Promise<T> {
    const addressKey = addressKeyOf(accountKey, address);
    const uid = credential?.uid ?? '';
    const passwordHash = credential?.passwordHash ?? null;
    await failures.refuse(address);
    await refuseIfLocked(await listFailures(db, accountKey), addressKey, async () => {
      const standing = await findStanding(db, uid, addressKey);
      return standing?.known ?? false;
    });
    const isRight = await hasher.verify(passwordHash, password);
    const outcome = await db.transaction(async (tx): Promise<{ readonly done: T } | null> => {
      await takeTurnAtAccount(tx, accountKey);
      const standing = await findStanding(tx, uid, addressKey);
      const records = await listFailures(tx, accountKey);
      const known = standing?.known ?? false;
      await refuseIfLocked(records, addressKey, async () => known);
      const record = records.find((one) => one.addressKey === addressKey) ?? null;
      // The password may have been changed while this one was being checked.
      if (!isRight || credential === null || standing?.passwordHash !== passwordHash) {
        await putFailure(tx, accountKey, afterFailure(record, { addressKey, known, now: now() }));
        return null;
      }
      if (record !== null) await forgetFailuresFrom(tx, accountKey, addressKey);
      return { done: await succeed(tx, credential) };
    });
    if (outcome !== null) return outcome.done;
    await failures.count(address);
    throw refusal();
  }

  async function refuseIfLocked(
    records: readonly FailureRecord[],
    addressKey: string,
    isKnown: () => Promise<boolean>,
  ): Promise<void> {
    const at = now();
    const strange = { addressKey, known: false, now: at };
    if (lockedUntil(records, strange) === null) return;
    const until = lockedUntil(records, { ...strange, known: await isKnown() });
    if (until !== null) throw accountLocked(until, at);
  }

  const remember = (executor: Executor, uid: string, { address }: Source) =>
    rememberAddress(executor, uid, addressKeyOf(accountKeyOf(uid), address), now());

  return {
    signIn: async (identifier, password, source) => {
      const credential = await findCredential(db, identifier);
      const accountKey = credential === null ? identifierKey(identifier) : accountKeyOf(credential.uid);
      return attempt({ accountKey, credential }, password, source, wrongCredentials, async (tx, { uid }) => {
        const user = await keepWholeUser(tx, uid);
        if (user === null) throw wrongCredentials();
        const token = await sessions.begin(tx, uid, source);
        await remember(tx, uid, source);
        return { token, user };
      });
    },
    confirm: async (uid, password, source, refusal) => {
      const credential = await findCredentialOf(db, uid);
      const target = { accountKey: accountKeyOf(uid), credential };
      return attempt(target, password, source, refusal, async (_tx, held) => held);
    },
    remember,
  };
}
