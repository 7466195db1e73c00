import type { SecurityEvent } from '@lodestar/contract';
import type { Executor } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { Source } from '../../http/request-source.ts';
import type { Throttle } from '../../http/throttle.ts';
import { fingerprint } from '../../shared/secrets.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import {
  type AccountState,
  beginSessionAtOnce,
  findTarget,
  lockAccountState,
  type Target,
} from './account-state-repository.ts';
import { afterFailure, type FailureRecord, lockedUntil } from './lock.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { placeOf, REMEMBER_MS, rememberPlace, visitOf } from './places.ts';
import { accountLocked, codeMissing, wrongCodeAtSignIn, wrongCredentials } from './refusals.ts';
import { noteUse } from './retention-repository.ts';
import type { Sessions } from './sessions.ts';
import {
  forgetFailuresFrom,
  isKnownPlace,
  listFailures,
  putFailure,
  rememberPlaces,
  takeTurnAtAccount,
} from './sign-in-repository.ts';
import { type Credential, findCredentialOf, type WholeUser } from './user-repository.ts';

export interface SignInDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  /** Wrong passwords per address, whatever account they were for. */
  readonly failures: Throttle;
  readonly securityLog: SecurityLog;
  /** Whether a code of the account's second factor is right; it is used up. */
  readonly useCode: (tx: Executor, uid: string, code: string) => Promise<boolean>;
}

export interface SignedIn {
  readonly token: string;
  /** By which the device will be known again. */
  readonly deviceToken: string;
  readonly user: WholeUser;
}

export interface GivenCredentials {
  readonly identifier: string;
  readonly password: string;
  /** Of the second factor. */
  readonly code: string | undefined;
}

/** Something tried by somebody who is signed in. */
export interface Guess {
  readonly uid: string;
  /** What it is for. */
  readonly what: SecurityEvent;
  readonly source: Source;
  readonly refusal: () => Error;
}

export interface SignIn {
  /** @throws AppError unauthenticated, account_locked or too_many_requests */
  readonly signIn: (given: GivenCredentials, source: Source) => Promise<SignedIn>;
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
  /**
   * Lets somebody who is signed in try something that can be guessed, which answers null when it was wrong; wrong ones
   * are written down, and lock the account as wrong passwords do.
   */
  readonly tryOut: <T>(guess: Guess, work: () => Promise<T | null>) => Promise<T>;
  /** Remembers that the account was used from there; answers the token by which the device is known from now on. */
  readonly remember: (db: Executor, uid: string, source: Source) => Promise<string>;
}

/** One try at an account that may not even exist. */
interface Try {
  readonly accountKey: string;
  /** The device where the account was used on it before, else the address: what failures count under. */
  readonly placeKey: string;
  readonly credential: Credential | null;
  readonly records: readonly FailureRecord[];
}

const identifierKeyOf = (identifier: string) => fingerprint('identifier', identifier.toLowerCase());

/**
 * Checks passwords. An account that does not exist is treated in every step like one whose password is wrong: the
 * same queries, the same hashing, the same answer. Failures are counted by the account's uid, or by the identifier
 * that names nobody.
 */
export function createSignIn(deps: SignInDeps): SignIn {
  const { db, now, hasher, sessions, failures, securityLog, useCode } = deps;

  async function refuseIfLocked(
    records: readonly FailureRecord[],
    placeKey: string,
    isKnown: () => Promise<boolean>,
  ): Promise<void> {
    const at = now();
    const strange = { addressKey: placeKey, known: false, now: at };
    if (lockedUntil(records, strange) === null) return;
    const until = lockedUntil(records, { ...strange, known: await isKnown() });
    if (until !== null) throw accountLocked(until, at);
  }

  /** Counts a wrong password; one that was under way when the account was locked is answered so. */
  function fail({ accountKey, placeKey, credential }: Try, { requestId }: Source): Promise<void> {
    return db.transaction(async (tx) => {
      await takeTurnAtAccount(tx, accountKey);
      const known = await isKnownPlace(tx, accountKey, placeKey);
      const records = await listFailures(tx, accountKey);
      await refuseIfLocked(records, placeKey, async () => known);
      const record = records.find((one) => one.addressKey === placeKey) ?? null;
      const failed = afterFailure(record, { addressKey: placeKey, known, now: now() });
      await putFailure(tx, accountKey, failed);
      if (failed.lockedUntil !== null) {
        securityLog.record({ who: null, what: 'accountLocked', whose: credential?.uid ?? null, requestId });
      }
    });
  }

  /**
   * Lets in whoever has the right password, if the account is still open and the password still the same: both may
   * have changed while it was being checked. Null when it is not the same.
   */
  function succeed<T>(
    { accountKey, placeKey }: Try,
    { uid, passwordHash }: Credential,
    letIn: (tx: Executor, state: AccountState) => Promise<T | null>,
  ): Promise<T | null> {
    return db.transaction(async (tx) => {
      const state = await lockAccountState(tx, uid, placeKey);
      if (state?.passwordHash !== passwordHash) return null;
      const { records, lastSeenAt } = state;
      await refuseIfLocked(records, placeKey, async () => lastSeenAt !== null);
      const hasFailed = records.some((record) => record.addressKey === placeKey);
      const entered = await letIn(tx, state);
      if (hasFailed && entered !== null) await forgetFailuresFrom(tx, accountKey, placeKey);
      return entered;
    });
  }

  /** One try, counted when `enter` answers null. */
  async function attempt<T>(
    one: Try,
    source: Source,
    refusal: () => Error,
    enter: () => Promise<T | null>,
  ): Promise<T> {
    const { accountKey, placeKey, records } = one;
    const { address } = source;
    await refuseIfLocked(records, placeKey, () => isKnownPlace(db, accountKey, placeKey));
    await reserve(one, address);
    let entered: T | null;
    try {
      entered = await enter();
    } catch (error) {
      await failures.giveBack(address);
      throw error;
    }
    if (entered === null) {
      await fail(one, source);
      throw refusal();
    }
    await failures.giveBack(address);
    return entered;
  }

  /** Writes down a try that was refused; `who` is known where somebody signed in is asked once more. */
  async function recorded<T>(
    { who, what }: { readonly who: string | null; readonly what: SecurityEvent },
    { credential }: Try,
    { requestId }: Source,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // Throttled tries are as many as somebody likes: they leave no line each.
      if (error instanceof AppError && error.code !== 'too_many_requests') {
        const whose = credential?.uid ?? null;
        securityLog.record({ who, what, whose, result: 'refused', requestId });
      }
      throw error;
    }
  }

  /** A try counts before it costs anything; where the account was used before, others' failures keep nobody out. */
  async function reserve({ accountKey, placeKey }: Try, address: string): Promise<void> {
    try {
      await failures.spend(address);
    } catch (refused) {
      if (!(await isKnownPlace(db, accountKey, placeKey))) throw refused;
      await failures.count(address);
    }
  }

  async function noteUseOf(executor: Executor, { uid, lastActiveAt }: WholeUser): Promise<void> {
    if (now().getTime() - lastActiveAt.getTime() > REMEMBER_MS) await noteUse(executor, uid, now());
  }

  /** The credential whose password this is. */
  async function verified({ credential }: Try, password: string): Promise<Credential | null> {
    return (await hasher.verify(credential?.passwordHash ?? null, password)) ? credential : null;
  }

  async function tryOf(uid: string, source: Source): Promise<Try> {
    const credential = await findCredentialOf(db, uid);
    const records = await listFailures(db, uid);
    return { accountKey: uid, placeKey: await placeOf(db, uid, source), credential, records };
  }

  /** Null when the password has changed, or the code is wrong. */
  async function beginSession(
    one: Try,
    { credential, user }: Target,
    code: string | undefined,
    source: Source,
  ): Promise<SignedIn | null> {
    const { uid, passwordHash } = credential;
    const { token, session } = sessions.draw(uid, source);
    const { deviceToken, visit } = visitOf(uid, source, now());
    if (await beginSessionAtOnce(db, session, passwordHash, visit)) {
      await noteUseOf(db, user);
      return { token, deviceToken, user };
    }
    return succeed(one, credential, async (tx, { user: current, secondFactor }) => {
      if (secondFactor && code === undefined) throw codeMissing();
      if (secondFactor && code !== undefined && !(await useCode(tx, uid, code))) return null;
      await noteUseOf(tx, current);
      await rememberPlaces(tx, uid, visit);
      return { deviceToken, token: await sessions.begin(tx, uid, source), user: current };
    });
  }

  return {
    signIn: async ({ identifier, password, code }, source) => {
      const target = await findTarget(db, identifier);
      const accountKey = target?.user.uid ?? identifierKeyOf(identifier);
      const one = {
        accountKey,
        placeKey: await placeOf(db, accountKey, source),
        credential: target?.credential ?? null,
        records: target?.records ?? (await listFailures(db, accountKey)),
      };
      let refusal = wrongCredentials;
      const signedIn = await recorded({ who: null, what: 'signIn' }, one, source, () =>
        attempt(
          one,
          source,
          () => refusal(),
          async () => {
            const isRight = (await verified(one, password)) !== null;
            if (!isRight || target === null) return null;
            if (code !== undefined) refusal = wrongCodeAtSignIn;
            return beginSession(one, target, code, source);
          },
        ),
      );
      const { uid } = signedIn.user;
      securityLog.record({ who: uid, what: 'signIn', whose: uid, requestId: source.requestId });
      return signedIn;
    },
    confirm: async (uid, password, source, refusal) => {
      const one = await tryOf(uid, source);
      return recorded({ who: uid, what: 'signIn' }, one, source, () =>
        attempt(one, source, refusal, async () => {
          const held = await verified(one, password);
          return held === null ? null : succeed(one, held, async () => held);
        }),
      );
    },
    tryOut: async ({ uid, what, source, refusal }, work) => {
      const one = await tryOf(uid, source);
      return recorded({ who: uid, what }, one, source, () => attempt(one, source, refusal, work));
    },
    remember: (executor, uid, source) => rememberPlace(executor, uid, source, now()),
  };
}
