import type { Executor } from '../../db/executor.ts';
import type { Caller } from '../../http/caller.ts';
import type { Source } from '../../http/request-source.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import type { AccountMail } from './account-mail.ts';
import { wrongPassword } from './refusals.ts';
import { deleteSessionsBut } from './session-repository.ts';
import type { Sessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import { findWholeUser, keepCredential } from './user-repository.ts';

/** What needs no more than the password once more. @throws AppError wrong_password, counted like a wrong login */
export interface PasswordConfirmation {
  /** For what asks for a password given lately. */
  readonly confirm: (caller: Caller, password: string, source: Source) => Promise<void>;
  /** Ends every session of the user, the one that asks too. */
  readonly endAllSessions: (caller: Caller, password: string, source: Source) => Promise<void>;
}

export interface PasswordConfirmationDeps {
  readonly db: Executor;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly mail: AccountMail;
  readonly securityLog: SecurityLog;
}

export function createPasswordConfirmation(deps: PasswordConfirmationDeps): PasswordConfirmation {
  const { db, sessions, signIn, mail, securityLog } = deps;
  const check = (uid: string, password: string, source: Source) =>
    signIn.confirm(uid, password, source, () => wrongPassword('password'));
  return {
    confirm: async (caller, password, source) => {
      await check(caller.uid, password, source);
      await sessions.freshen(db, caller);
    },
    endAllSessions: async ({ uid }, password, source) => {
      const confirmed = await check(uid, password, source);
      const user = await findWholeUser(db, uid);
      await db.transaction(async (tx) => {
        if (!(await keepCredential(tx, confirmed))) throw wrongPassword('password');
        await deleteSessionsBut(tx, uid, null);
        const { requestId } = source;
        await securityLog.recordWith(tx, { who: uid, what: 'sessionsEnded', whose: uid, requestId });
      });
      if (user !== null) mail.tell('sessionsEnded', user);
    },
  };
}
