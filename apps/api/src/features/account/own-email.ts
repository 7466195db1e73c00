import type { ResponseOf, requestEmailConfirmation } from '@lodestar/contract';
import { EMAIL_CONFIRMATION_PAGE } from '@lodestar/contract';
import type { Executor } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { Background } from '../../shared/background.ts';
import { fingerprint } from '../../shared/secrets.ts';
import type { AccountMail } from './account-mail.ts';
import { type EmailChange, putEmailChange, useEmailChange } from './mailed-link-repository.ts';
import { deadToken } from './refusals.ts';
import { hashOfToken, newToken } from './token.ts';
import { findWholeUser, lockCredential, lockUser, type UserRow, updateUser } from './user-repository.ts';

const HOUR_MS = 60 * 60_000;
/** Longer than other links: it opens nothing, and a school's mail may be read at home. */
const VALID_HOURS = 24;

type Owner = Pick<UserRow, 'uid' | 'email' | 'language'>;

/** Whether the address that somebody registered with is his or hers: shown by opening a link mailed there. */
export interface OwnEmail {
  /** Mails the first link; no answer waits for it. */
  readonly welcome: (owner: Owner) => void;
  /** `done` where nothing is left to confirm. @throws AppError too_many_requests */
  readonly sendAgain: (
    caller: Caller,
  ) => Promise<ResponseOf<typeof requestEmailConfirmation>['confirmation']>;
  /** Ends no session. @throws AppError invalid_request when the link is used up or for an address given up since */
  readonly confirm: (wish: EmailChange) => Promise<void>;
}

export interface OwnEmailDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly mail: AccountMail;
  readonly background: Background;
  readonly letters: ConfirmationLetters;
}

/** Limits letters with links to addresses that nobody has shown to be theirs. */
export interface ConfirmationLetters {
  /** @throws AppError too_many_requests */
  readonly spendTo: (email: string) => Promise<void>;
  /** Counts by who asks for it as well. @throws AppError too_many_requests */
  readonly spend: (uid: string, email: string) => Promise<void>;
}

export function createConfirmationLetters(throttle: Throttle): ConfirmationLetters {
  const spendTo = (email: string) => throttle.spend(fingerprint('email', email));
  return {
    spendTo,
    spend: async (uid, email) => {
      await throttle.spend(uid);
      await spendTo(email);
    },
  };
}

export function createOwnEmail({ db, now, mail, background, letters }: OwnEmailDeps): OwnEmail {
  async function sendLink(owner: Owner): Promise<void> {
    const token = newToken();
    const { uid, email } = owner;
    const expiresAt = new Date(now().getTime() + VALID_HOURS * HOUR_MS);
    await putEmailChange(db, { uid, email, sessionId: null, expiresAt, tokenHash: hashOfToken(token) });
    const link = mail.linkTo(EMAIL_CONFIRMATION_PAGE, token);
    mail.tell('ownEmail', owner, { link, hours: VALID_HOURS });
  }

  return {
    welcome: (owner) => {
      if (!mail.canSend) return;
      background.run('first confirmation link', async () => {
        await letters.spendTo(owner.email);
        await sendLink(owner);
      });
    },
    sendAgain: async ({ uid }) => {
      const user = await findWholeUser(db, uid);
      if (user === null) throw new AppError('unauthenticated');
      if (!mail.canSend || user.emailVerifiedAt !== null) return 'done';
      await letters.spend(uid, user.email);
      await sendLink(user);
      return 'sent';
    },
    confirm: ({ uid, email, tokenHash }) =>
      db.transaction(async (tx) => {
        await lockCredential(tx, uid);
        const user = await lockUser(tx, uid);
        // The link may have been noted while the address was being changed.
        if (user?.email !== email || !(await useEmailChange(tx, tokenHash, now()))) throw deadToken();
        await updateUser(tx, uid, { emailVerifiedAt: now() });
      }),
  };
}
