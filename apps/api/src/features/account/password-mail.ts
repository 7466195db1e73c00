import { PASSWORD_RESET_PAGE, type PreferredLanguage } from '@lodestar/contract';
import type { Background } from '../../background.ts';
import type { Executor } from '../../db/executor.ts';
import type { Letter, Mailer } from '../../mail/mailer.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };
import { countResetTokens, insertResetToken } from './reset-repository.ts';
import { hashOfToken, newToken } from './token.ts';
import { findUidByEmail } from './user-repository.ts';

const TEXTS = { en, tc, sc };
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
  readonly mailer: Mailer | null;
  readonly background: Background;
  /** The address of the site, from the settings: what a request claims to be its host is not believed. */
  readonly siteUrl: string;
}

/** Mails a link to set a new password. Whether there is such an account shows neither in the answer nor in its time. */
export function createPasswordMail({ db, now, mailer, background, siteUrl }: PasswordMailDeps) {
  async function sendLink(email: string, through: Mailer): Promise<void> {
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
    await through.send(
      resetLetter(email, new URL(`${PASSWORD_RESET_PAGE}#token=${token}`, siteUrl), owner.language),
    );
  }

  return {
    requestReset: (email: string): void => {
      if (mailer !== null) background.run('password reset mail', () => sendLink(email, mailer));
    },
  };
}

function resetLetter(to: string, link: URL, language: PreferredLanguage): Letter {
  const { subject, text } = TEXTS[language].passwordReset;
  const filled = text.replace('{{link}}', link.href).replace('{{minutes}}', String(VALID_MINUTES));
  return { to, subject, text: filled };
}
