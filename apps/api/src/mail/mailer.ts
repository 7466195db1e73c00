import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to; the sender unless given. */
  readonly replyTo?: string;
  /** Names the letter, so that one that comes twice is known to be the same. */
  readonly id?: string;
}

export interface Mailer {
  readonly send: (letter: Letter) => Promise<void>;
  readonly close: () => void;
}

export interface MailSettings {
  readonly smtpUrl: string;
  /** The one sender of all mail. */
  readonly from: string;
}

/** The address of a sender written as `Name <address>`. */
export const addressOf = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

const TIMEOUT_MS = 10_000;

/** Sends plain text through an SMTP server. Recipient and subject are handed over as values, never as header text. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, replyTo, id }) => {
      await transport.sendMail({
        from,
        to: mailbox(to),
        subject: oneLine(subject),
        text,
        ...(replyTo === undefined ? {} : { replyTo: mailbox(replyTo) }),
        ...(id === undefined ? {} : { messageId: `<${id}@${addressOf(from).split('@').at(-1)}>` }),
      });
    },
    close: () => transport.close(),
  };
}

const mailbox = (address: string) => ({ name: '', address });
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
