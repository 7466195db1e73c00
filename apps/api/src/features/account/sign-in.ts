import type { Executor } from '../../db/executor.ts';
import { fingerprint } from '../../fingerprint.ts';
import type { Source } from '../../request-source.ts';
import type { Throttle } from '../../throttle.ts';
import { afterFailure, type FailureRecord, lockedUntil } from './lock.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { accountLocked, wrongCredentials } from './refusals.ts';
import type { Sessions } from './sessions.ts';
import {
  forgetFailuresFrom,
  isKnownAddress,
  listFailures,
  putFailure,
  rememberAddress,
  takeTurnAtAccount,
} from './sign-in-repository.ts';
import {
  beginSessionAtOnce,
  findTarget,
  lockStanding,
  type Standing,
  type Target,
} from './standing-repository.ts';
import { type Credential, findCredentialOf, type WholeUser } from './user-repository.ts';

/** A visit is written down no more often than this. */
const REMEMBER_MS = 24 * 60 * 60_000;

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
  /**
   * Asks somebody who is signed in for the password once more, and answers what was confirmed.
   * @throws AppError what `refusal` makes, or account_locked
   */
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
interface Try {
  readonly accountKey: string;
  readonly addressKey: string;
  readonly credential: Credential | null;
  readonly records: readonly FailureRecord[];
}

const identifierKeyOf = (identifier: string) => fingerprint('identifier', identifier.toLowerCase());
const addressKeyOf = (accountKey: string, address: string) => fingerprint('address', accountKey, address);

/**
 * Checks passwords. An account that does not exist is treated in every step like one whose password is wrong: the
 * same queries, the same hashing, the same answer. Failures are counted by the account's uid, or by the identifier
 * that names nobody.
 */
export function createSignIn({ db, now, hasher, sessions, failures }: SignInDeps): SignIn {
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

  /** Counts a wrong password; one that was under way when the account was locked is answered so. */
  function fail({ accountKey, addressKey, credential }: Try): Promise<void> {
    return db.transaction(async (tx) => {
      await takeTurnAtAccount(tx, accountKey);
      const known = await isKnownAddress(tx, credential?.uid ?? '', addressKey);
      const records = await listFailures(tx, accountKey);
      await refuseIfLocked(records, addressKey, async () => known);
      const record = records.find((one) => one.addressKey === addressKey) ?? null;
      await putFailure(tx, accountKey, afterFailure(record, { addressKey, known, now: now() }));
    });
  }

  /**
   * Lets in whoever has the right password, if the account is still open and the password still the same: both may
   * have changed while it was being checked. Null when it is not the same.
   */
  function succeed<T>(
    { accountKey, addressKey }: Try,
    { uid, passwordHash }: Credential,
    letIn: (tx: Executor, standing: Standing) => Promise<T>,
  ): Promise<T | null> {
    return db.transaction(async (tx) => {
      const standing = await lockStanding(tx, uid, addressKey);
      if (standing?.passwordHash !== passwordHash) return null;
      const { records, lastSeenAt } = standing;
      await refuseIfLocked(records, addressKey, async () => lastSeenAt !== null);
      const hasFailed = records.some((record) => record.addressKey === addressKey);
      if (hasFailed) await forgetFailuresFrom(tx, accountKey, addressKey);
      return letIn(tx, standing);
    });
  }

  /** Checks the password, and lets in by what `enter` does; it answers null when it may not after all. */
  async function attempt<T>(
    one: Try,
    password: string,
    { address }: Source,
    refusal: () => Error,
    enter: (credential: Credential) => Promise<T | null>,
  ): Promise<T> {
    const { addressKey, credential, records } = one;
    await failures.refuse(address);
    await refuseIfLocked(records, addressKey, () => isKnownAddress(db, credential?.uid ?? '', addressKey));
    const isRight = await hasher.verify(credential?.passwordHash ?? null, password);
    const entered = isRight && credential !== null ? await enter(credential) : null;
    if (entered !== null) return entered;
    await fail(one);
    await failures.count(address);
    throw refusal();
  }

  async function rememberVisit(executor: Executor, uid: string, addressKey: string, lastSeenAt: Date | null) {
    const age = lastSeenAt === null ? Number.POSITIVE_INFINITY : now().getTime() - lastSeenAt.getTime();
    if (age > REMEMBER_MS) await rememberAddress(executor, uid, addressKey, now());
  }

  async function beginSession(
    one: Try,
    { credential, user }: Target,
    source: Source,
  ): Promise<SignedIn | null> {
    const { addressKey } = one;
    const { uid, passwordHash } = credential;
    const { token, session } = sessions.draw(uid, source);
    const begun = await beginSessionAtOnce(db, session, passwordHash, addressKey);
    if (begun !== null) {
      await rememberVisit(db, uid, addressKey, begun.lastSeenAt);
      return { token, user };
    }
    return succeed(one, credential, async (tx, { user: current, lastSeenAt }) => {
      await rememberVisit(tx, uid, addressKey, lastSeenAt);
      return { token: await sessions.begin(tx, uid, source), user: current };
    });
  }

  return {
    signIn: async (identifier, password, source) => {
      const target = await findTarget(db, identifier);
      const accountKey = target?.user.uid ?? identifierKeyOf(identifier);
      const one = {
        accountKey,
        addressKey: addressKeyOf(accountKey, source.address),
        credential: target?.credential ?? null,
        records: target?.records ?? (await listFailures(db, accountKey)),
      };
      return attempt(one, password, source, wrongCredentials, async () =>
        target === null ? null : beginSession(one, target, source),
      );
    },
    confirm: async (uid, password, source, refusal) => {
      const credential = await findCredentialOf(db, uid);
      const records = await listFailures(db, uid);
      const one = { accountKey: uid, addressKey: addressKeyOf(uid, source.address), credential, records };
      return attempt(one, password, source, refusal, (held) => succeed(one, held, async () => held));
    },
    remember: (executor, uid, { address }) =>
      rememberAddress(executor, uid, addressKeyOf(uid, address), now()),
  };
}
