import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';

const DEFAULT_SENDER = 'Lodestar <no-reply@localhost>';

type MailConfig = Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>;

/** The one sender of all mail, as `Name <address>`. */
export const senderOf = ({ MAIL_FROM }: MailConfig) => MAIL_FROM ?? DEFAULT_SENDER;

/** The mailer of the settings; null where there is none. Its library is loaded only where it is needed. */
export async function openMailer(config: MailConfig): Promise<Mailer | null> {
  const { SMTP_URL: smtpUrl } = config;
  if (smtpUrl === undefined) return null;
  const { createMailer } = await import('./mailer.ts');
  return createMailer({ smtpUrl, from: senderOf(config) });
}
