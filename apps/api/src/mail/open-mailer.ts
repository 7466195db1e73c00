import type { Config } from '../config.ts';
import { createMailer, type Mailer } from './mailer.ts';

const DEFAULT_SENDER = 'Lodestar <no-reply@localhost>';

type MailConfig = Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>;

/** The one sender of all mail, as `Name <address>`. */
export const senderOf = ({ MAIL_FROM }: MailConfig) => MAIL_FROM ?? DEFAULT_SENDER;

/** The mailer of the settings; null where there is none. */
export function openMailer(config: MailConfig): Mailer | null {
  const { SMTP_URL: smtpUrl } = config;
  return smtpUrl === undefined ? null : createMailer({ smtpUrl, from: senderOf(config) });
}
