import type {
  beginSecondFactor,
  confirmSecondFactor,
  ResponseOf,
  secondFactorState,
} from '@lodestar/contract';
import { Secret, TOTP } from 'otpauth';
import type { Executor } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Source } from '../../http/request-source.ts';
import { fingerprint, openText, sealText } from '../../shared/secrets.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import type { AccountMail } from './account-mail.ts';
import { wrongCode } from './refusals.ts';
import {
  countRecoveryCodes,
  findSecondFactor,
  hasConfirmedFactor,
  putPendingFactor,
  type SecondFactorRow,
  switchOff,
  switchOn,
  useRecoveryCode,
  useStep,
} from './second-factor-repository.ts';
import { deleteSessionsBut } from './session-repository.ts';
import type { Sessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import { plainCode, spokenCode } from './token.ts';
import { findWholeUser, lockCredential } from './user-repository.ts';

const ISSUER = 'Lodestar';
const PERIOD_SECONDS = 30;
/** Clocks may be wrong by one period either way. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_GROUPS = 4;

const hashOfCode = (uid: string, code: string) => fingerprint('recovery code', uid, plainCode(code));

/** Codes of an authenticator app (RFC 6238) beside the password of an admin, and recovery codes for a lost phone. */
export interface SecondFactor {
  readonly state: (caller: Caller) => Promise<ResponseOf<typeof secondFactorState>>;
  /** @throws AppError forbidden for who is no admin, password_required when it was not given lately, conflict when one is on */
  readonly begin: (caller: Caller) => Promise<ResponseOf<typeof beginSecondFactor>>;
  /** Ends all other sessions: they began without a code. @throws AppError forbidden when the code is wrong */
  readonly confirm: (
    caller: Caller,
    code: string,
    source: Source,
  ) => Promise<ResponseOf<typeof confirmSecondFactor>>;
  /** @throws AppError forbidden when the code is wrong, conflict when none is on */
  readonly end: (caller: Caller, code: string, source: Source) => Promise<void>;
}

export interface SecondFactorDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly mail: AccountMail;
  readonly securityLog: SecurityLog;
  readonly required: boolean;
  readonly codes: FactorCodes;
}

/** What secrets are encrypted with; it lies outside the database. */
export type FactorKey = () => Promise<string>;

export interface FactorCodes {
  readonly seal: (uid: string, secret: string) => Promise<string>;
  /** The half minute that a code is of; null when it is of none near now. */
  readonly stepOf: (row: SecondFactorRow, code: string) => Promise<number | null>;
  /** Uses up a code, or a recovery code, of a factor that is on; false when it is wrong. */
  readonly use: (tx: Executor, uid: string, code: string) => Promise<boolean>;
}

const totpOf = (secret: string) =>
  new TOTP({ issuer: ISSUER, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });
const purposeOf = (uid: string) => `lodestar second factor ${uid}`;

export function createFactorCodes(key: FactorKey, now: () => Date): FactorCodes {
  async function stepOf({ uid, sealedSecret }: SecondFactorRow, code: string): Promise<number | null> {
    const token = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return null;
    const totp = totpOf(openText(sealedSecret, await key(), purposeOf(uid)));
    const timestamp = now().getTime();
    const delta = totp.validate({ token, timestamp, window: WINDOW });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  }

  return {
    seal: async (uid, secret) => sealText(secret, await key(), purposeOf(uid)),
    stepOf,
    use: async (tx, uid, code) => {
      const row = await findSecondFactor(tx, uid);
      if (row === null || row.confirmedAt === null) return false;
      const step = await stepOf(row, code);
      return step === null ? useRecoveryCode(tx, uid, hashOfCode(uid, code)) : useStep(tx, uid, step);
    },
  };
}

export function createSecondFactor(deps: SecondFactorDeps): SecondFactor {
  const { db, now, signIn, sessions, mail, securityLog, required, codes } = deps;
  async function tell(kind: 'secondFactorOn' | 'secondFactorOff', uid: string): Promise<void> {
    const owner = mail.canSend ? await findWholeUser(db, uid) : null;
    if (owner !== null) mail.tell(kind, owner);
  }

  const notOn = () => new AppError('conflict', { reason: 'secondFactorOff' });

  return {
    state: async ({ uid }) => ({
      success: true,
      on: await hasConfirmedFactor(db, uid),
      required,
      recoveryCodesLeft: await countRecoveryCodes(db, uid),
    }),
    begin: async (caller) => {
      const { uid, userId, admin } = caller;
      if (!admin) throw new AppError('forbidden');
      await sessions.requireFresh(caller);
      const secret = new Secret({ size: 20 }).base32;
      if (!(await putPendingFactor(db, uid, await codes.seal(uid, secret), now())))
        throw new AppError('conflict', { reason: 'secondFactorOn' });
      const totp = totpOf(secret);
      totp.label = userId;
      return { secret, uri: totp.toString() };
    },
    confirm: async ({ uid, sessionId, admin }, code, source) => {
      if (!admin) throw new AppError('forbidden');
      const recovery = Array.from({ length: RECOVERY_CODES }, () => spokenCode(RECOVERY_GROUPS));
      await signIn.tryOut({ uid, what: 'secondFactorOn', source, refusal: wrongCode }, () =>
        db.transaction(async (tx) => {
          await lockCredential(tx, uid);
          const pending = await findSecondFactor(tx, uid);
          if (pending === null) throw notOn();
          if (pending.confirmedAt !== null) throw new AppError('conflict', { reason: 'secondFactorOn' });
          const lastStep = await codes.stepOf(pending, code);
          if (lastStep === null) return null;
          const codeHashes = recovery.map((one) => hashOfCode(uid, one));
          await switchOn(tx, { uid, lastStep, confirmedAt: now(), codeHashes });
          await deleteSessionsBut(tx, uid, sessionId);
          const { requestId } = source;
          await securityLog.recordWith(tx, { who: uid, what: 'secondFactorOn', whose: uid, requestId });
          return true;
        }),
      );
      await tell('secondFactorOn', uid);
      return { recoveryCodes: recovery };
    },
    end: async ({ uid, sessionId }, code, source) => {
      if (!(await hasConfirmedFactor(db, uid))) throw notOn();
      await signIn.tryOut({ uid, what: 'secondFactorOff', source, refusal: wrongCode }, () =>
        db.transaction(async (tx) => {
          await lockCredential(tx, uid);
          if (!(await codes.use(tx, uid, code))) return null;
          await switchOff(tx, uid);
          await deleteSessionsBut(tx, uid, sessionId);
          const { requestId } = source;
          await securityLog.recordWith(tx, { who: uid, what: 'secondFactorOff', whose: uid, requestId });
          return true;
        }),
      );
      await tell('secondFactorOff', uid);
    },
  };
}
