import { type changeEmail, EMAIL_CONFIRMATION_PAGE, type ResponseOf } from '@lodestar/contract';
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { Executor } from '../../db/executor.ts';
import { AppError, fieldProblem, invalidRequest } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Source } from '../../http/request-source.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import type { AccountMail } from './account-mail.ts';
import {
  findEmailChange,
  forgetEmailChange,
  putEmailChange,
  useEmailChange,
  useUpResetTokens,
} from './mailed-link-repository.ts';
import type { ConfirmationLetters, OwnEmail } from './own-email.ts';
import { alreadyExists, deadToken, taken, wrongPassword } from './refusals.ts';
import { deleteSessionsBut } from './session-repository.ts';
import type { Sessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import { hashOfToken, newToken } from './token.ts';
import {
  findWholeUser,
  isEmailTaken,
  keepCredential,
  lockCredential,
  lockUser,
  type UserRow,
  updateUser,
} from './user-repository.ts';

const VALID_MINUTES = 10;
const MINUTE_MS = 60_000;

export interface EmailWish {
  readonly email: string;
  readonly current: string;
}

export type EmailConfirmation = ResponseOf<typeof changeEmail>['confirmation'];

export interface EmailChanges {
  /** @throws AppError wrong_password, or conflict when somebody has the address */
  readonly ask: (caller: Caller, wish: EmailWish, source: Source) => Promise<EmailConfirmation>;
  /** @throws AppError invalid_request when the token is unknown, used or too old; conflict when somebody was quicker */
  readonly confirm: (token: string, source: Source) => Promise<void>;
}

export interface EmailChangeDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly mail: AccountMail;
  readonly securityLog: SecurityLog;
  /** Addresses found taken, per network address. */
  readonly takenEmails: Throttle;
  readonly letters: ConfirmationLetters;
  readonly ownEmail: OwnEmail;
}

interface NewEmail {
  readonly uid: string;
  readonly email: string;
  readonly keptSession: string;
  readonly verifiedAt: Date | null;
  readonly requestId: string;
}

/** Changes the address by which an account can be taken over: only with the password, and where mail can be sent only for whoever reads it there. */
export function createEmailChanges(deps: EmailChangeDeps): EmailChanges {
  const { db, now, sessions, signIn, mail, securityLog, takenEmails, letters, ownEmail } = deps;

  /** Whoever came in elsewhere is out, and links mailed to the old address are worth nothing. Answers who it was. */
  async function setEmail(
    tx: Executor,
    { uid, email, keptSession, verifiedAt, requestId }: NewEmail,
  ): Promise<UserRow> {
    const before = await lockUser(tx, uid);
    if (before === null) throw new AppError('unauthenticated');
    if (await isEmailTaken(tx, email)) throw alreadyExists(taken('email', email));
    await updateUser(tx, uid, { email, emailVerifiedAt: verifiedAt });
    await forgetEmailChange(tx, uid);
    await useUpResetTokens(tx, uid, now());
    await deleteSessionsBut(tx, uid, keptSession);
    await securityLog.recordWith(tx, { who: uid, what: 'emailChanged', whose: uid, requestId });
    return before;
  }

  async function changed(work: (tx: Executor) => Promise<UserRow>): Promise<void> {
    try {
      mail.tell('emailChanged', await db.transaction(work));
    } catch (error) {
      throw isUniqueViolation(error) ? alreadyExists(taken('email', '')) : error;
    }
  }

  return {
    ask: async (caller, { email, current }, source) => {
      const { uid, sessionId } = caller;
      const user = await findWholeUser(db, uid);
      if (user === null) throw wrongPassword('current');
      const confirmed = await signIn.confirm(uid, current, source, () => wrongPassword('current'));
      if (email === user.email) throw invalidRequest(fieldProblem('email', 'unchanged'));
      await takenEmails.refuse(source.address);
      if (await isEmailTaken(db, email)) {
        await takenEmails.spend(source.address);
        throw alreadyExists(taken('email', email));
      }
      if (!mail.canSend) {
        await changed(async (tx) => {
          if (!(await keepCredential(tx, confirmed))) throw wrongPassword('current');
          await sessions.freshen(tx, caller);
          return setEmail(tx, {
            uid,
            email,
            keptSession: sessionId,
            verifiedAt: null,
            requestId: source.requestId,
          });
        });
        return 'done';
      }
      await letters.spend(uid, email);
      const token = newToken();
      const expiresAt = new Date(now().getTime() + VALID_MINUTES * MINUTE_MS);
      await db.transaction(async (tx) => {
        if (!(await keepCredential(tx, confirmed))) throw wrongPassword('current');
        await sessions.freshen(tx, caller);
        await putEmailChange(tx, { uid, email, sessionId, expiresAt, tokenHash: hashOfToken(token) });
      });
      const link = mail.linkTo(EMAIL_CONFIRMATION_PAGE, token);
      mail.tell('emailConfirmation', { ...user, email }, { link, minutes: VALID_MINUTES });
      mail.tell('emailAsked', user);
      return 'sent';
    },
    confirm: async (token, { requestId }) => {
      const tokenHash = hashOfToken(token);
      const change = await findEmailChange(db, tokenHash, now());
      if (change === null) throw deadToken();
      const { uid, email, sessionId } = change;
      if (sessionId === null) return ownEmail.confirm(change);
      await changed(async (tx) => {
        await lockCredential(tx, uid);
        if (!(await useEmailChange(tx, tokenHash, now()))) throw deadToken();
        return setEmail(tx, { uid, email, keptSession: sessionId, verifiedAt: now(), requestId });
      });
    },
  };
}
