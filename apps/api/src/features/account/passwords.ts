import type { Caller } from '../../caller.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem, invalidRequest } from '../../errors.ts';
import type { Source } from '../../request-source.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { type PasswordOwner, passwordProblem } from './password-rules.ts';
import { wrongPassword } from './refusals.ts';
import { findResetOwner, useResetToken, useUpResetTokens } from './reset-repository.ts';
import { deleteSessionsBut } from './session-repository.ts';
import type { SignIn } from './sign-in.ts';
import { forgetFailures } from './sign-in-repository.ts';
import { hashOfToken } from './token.ts';
import { findWholeUser, keepCredential, lockCredential, putCredential } from './user-repository.ts';

export interface Passwords {
  /** Ends all other sessions. @throws AppError forbidden when `current` is wrong */
  readonly change: (caller: Caller, change: PasswordChange, source: Source) => Promise<void>;
  /** Ends all sessions. @throws AppError invalid_request when the token is unknown, used or too old */
  readonly reset: (token: string, next: string) => Promise<void>;
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
}

export function createPasswords({ db, now, hasher, signIn }: PasswordDeps): Passwords {
  return {
    change: async ({ uid, sessionId }, { current, next }, source) => {
      const user = await findWholeUser(db, uid);
      if (user === null) throw wrongPassword('current');
      const confirmed = await signIn.confirm(uid, current, source, () => wrongPassword('current'));
      refuseWeak(next, user);
      const passwordHash = await hasher.hash(next);
      await db.transaction(async (tx) => {
        if (!(await keepCredential(tx, confirmed))) throw wrongPassword('current');
        await putPassword(tx, { uid, passwordHash, keptSession: sessionId, now: now() });
      });
    },
    reset: async (token, next) => {
      const tokenHash = hashOfToken(token);
      const owner = await findResetOwner(db, tokenHash, now());
      if (owner === null) throw deadToken();
      refuseWeak(next, owner);
      const passwordHash = await hasher.hash(next);
      const { uid } = owner;
      await db.transaction(async (tx) => {
        await lockCredential(tx, uid);
        if (!(await useResetToken(tx, tokenHash, now()))) throw deadToken();
        await putPassword(tx, { uid, passwordHash, keptSession: null, now: now() });
        await forgetFailures(tx, uid);
      });
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
}

function refuseWeak(next: string, owner: PasswordOwner): void {
  const problem = passwordProblem(next, owner);
  if (problem !== null) throw invalidRequest(fieldProblem('next', problem));
}

const deadToken = () => invalidRequest(fieldProblem('token', 'invalidOrExpired'));
