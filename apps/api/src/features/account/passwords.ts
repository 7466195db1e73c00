import { PASSWORD_RESET_PAGE } from '@lodestar/contract';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem, invalidRequest } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Source } from '../../http/request-source.ts';
import type { Background } from '../../shared/background.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import type { AccountMail } from './account-mail.ts';
import {
  countResetTokens,
  findResetOwner,
  forgetEmailChange,
  insertResetToken,
  useResetToken,
  useUpResetTokens,
} from './mailed-link-repository.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { judgePassword } from './password-judge.ts';
import type { PasswordOwner } from './password-rules.ts';
import { deadToken, wrongPassword } from './refusals.ts';
import { deleteSessionsBut } from './session-repository.ts';
import type { Sessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import { forgetFailures } from './sign-in-repository.ts';
import { hashOfToken, newToken } from './token.ts';
import {
  findUidByEmail,
  findWholeUser,
  keepCredential,
  lockCredential,
  putCredential,
  updateUser,
} from './user-repository.ts';

export interface Passwords {
  /** Ends all other sessions. @throws AppError forbidden when `current` is wrong */
  readonly change: (caller: Caller, change: PasswordChange, source: Source) => Promise<void>;
  /** Ends all sessions. @throws AppError invalid_request when the token is unknown, used or too old */
  readonly reset: (token: string, next: string, source: Source) => Promise<void>;
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

export interface PasswordDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly mail: AccountMail;
  readonly securityLog: SecurityLog;
}

export function createPasswords(deps: PasswordDeps): Passwords {
  const { db, now, hasher, signIn, sessions, mail, securityLog } = deps;
  return {
    change: async (caller, { current, next }, source) => {
      const { uid, sessionId } = caller;
      const user = await findWholeUser(db, uid);
      if (user === null) throw wrongPassword('current');
      const confirmed = await signIn.confirm(uid, current, source, () => wrongPassword('current'));
      await refuseWeak(next, user);
      const passwordHash = await hasher.hash(next);
      await db.transaction(async (tx) => {
        if (!(await keepCredential(tx, confirmed))) throw wrongPassword('current');
        await putPassword(tx, { uid, passwordHash, keptSession: sessionId, now: now() });
        const { requestId } = source;
        await securityLog.recordWith(tx, { who: uid, what: 'passwordChanged', whose: uid, requestId });
        await sessions.freshen(tx, caller);
      });
      mail.tell('passwordChanged', user);
    },
    reset: async (token, next, { requestId }) => {
      const tokenHash = hashOfToken(token);
      const owner = await findResetOwner(db, tokenHash, now());
      if (owner === null) throw deadToken();
      await refuseWeak(next, owner);
      const passwordHash = await hasher.hash(next);
      const { uid } = owner;
      await db.transaction(async (tx) => {
        await lockCredential(tx, uid);
        if (!(await useResetToken(tx, tokenHash, now()))) throw deadToken();
        await putPassword(tx, { uid, passwordHash, keptSession: null, now: now() });
        await forgetFailures(tx, uid);
        await securityLog.recordWith(tx, { who: uid, what: 'passwordReset', whose: uid, requestId });
        await updateUser(tx, uid, { emailVerifiedAt: now() });
      });
      mail.tell('passwordChanged', owner);
    },
  };
}

export interface NewPassword {
  readonly uid: string;
  readonly passwordHash: string;
  readonly keptSession: string | null;
  readonly now: Date;
}

/** Sets a password: whoever came in by the old one, or holds a link to change it, is out. */
export async function putPassword(tx: Executor, { uid, passwordHash, keptSession, now }: NewPassword) {
  await putCredential(tx, { uid, passwordHash }, now);
  await deleteSessionsBut(tx, uid, keptSession);
  await useUpResetTokens(tx, uid, now);
  await forgetEmailChange(tx, uid);
}

async function refuseWeak(next: string, owner: PasswordOwner): Promise<void> {
  const problem = await judgePassword(next, owner);
  if (problem !== null) throw invalidRequest(fieldProblem('next', problem));
}

const MINUTE_MS = 60_000;
const VALID_MINUTES = 10;
/**
 * Links of an account that are valid at the same time; further wishes are passed over in silence. Counted so, nobody
 * can keep the owner out by asking first: as long as wishes are passed over, a link that works lies in the mailbox.
 */
const VALID_LINKS = 3;

export interface PasswordMailDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly mail: AccountMail;
  readonly background: Background;
}

/** Mails a link to set a new password. Whether there is such an account shows neither in the answer nor in its time. */
export function createPasswordMail({ db, now, mail, background }: PasswordMailDeps) {
  async function sendLink(email: string): Promise<void> {
    const owner = await findUidByEmail(db, email);
    if (owner === null) return;
    const createdAt = now();
    const since = new Date(createdAt.getTime() - VALID_MINUTES * MINUTE_MS);
    if ((await countResetTokens(db, owner.uid, since)) >= VALID_LINKS) return;
    const token = newToken();
    await insertResetToken(db, {
      tokenHash: hashOfToken(token),
      uid: owner.uid,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + VALID_MINUTES * MINUTE_MS),
    });
    const link = mail.linkTo(PASSWORD_RESET_PAGE, token);
    await mail.send('passwordReset', { email, language: owner.language }, { link, minutes: VALID_MINUTES });
  }

  return {
    requestReset: (email: string): void => {
      if (mail.canSend) background.run('password reset mail', () => sendLink(email));
    },
  };
}
