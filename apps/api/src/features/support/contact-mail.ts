import type { Executor } from '../../db/executor.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Background } from '../../shared/background.ts';
import { type ContactMessage, lockDueMessage, markMailed, noteMailAttempt } from './repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * How long after an attempt the next one comes; after the last a message stays stored. The shortest is longer than an
 * attempt lasts, so that no other server begins one meanwhile.
 */
const WAITS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS];
const LOOK_MS = MINUTE_MS;

/** Passes stored messages on by mail, and tries again when the mail server is away. */
export interface ContactMail {
  /** From when on a message of this moment is to be sent; null when no mail is sent. */
  readonly dueFrom: (createdAt: Date) => Date | null;
  /** Sends in the background whatever is due, until something cannot be sent. */
  readonly deliverDue: () => void;
  readonly close: () => void;
}

export interface ContactMailDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly background: Background;
  readonly mailer: Mailer | null;
  /** Where the operator reads mail. */
  readonly mailTo: string;
}

const NO_MAIL: ContactMail = { dueFrom: () => null, deliverDue: () => undefined, close: () => undefined };

/** Also sends what an earlier server left, and looks every minute for what is due. */
export function openContactMail({ db, now, background, mailer, mailTo }: ContactMailDeps): ContactMail {
  if (mailer === null) return NO_MAIL;
  let delivery = Promise.resolve();
  let closing = false;

  /** Counts the attempt before it is made, so that servers share messages out and a killed one is not for ever. */
  function claim(): Promise<ContactMessage | null> {
    return db.transaction(async (tx) => {
      const at = now();
      const message = await lockDueMessage(tx, at);
      if (message === null) return null;
      const wait = WAITS_MS[message.mailAttempts];
      await noteMailAttempt(tx, message.id, wait === undefined ? null : new Date(at.getTime() + wait));
      return message;
    });
  }

  async function send(through: Mailer): Promise<void> {
    while (!closing) {
      const due = await claim();
      if (due === null) return;
      const { id, name, email, subject, message } = due;
      await through.send({
        id,
        to: mailTo,
        replyTo: email,
        subject: `Lodestar: ${subject}`,
        text: `${name} <${email}>\n\n${message}`,
      });
      await markMailed(db, id, now());
    }
  }

  const deliverDue = () =>
    background.run('contact mail', () => {
      delivery = delivery.catch(() => undefined).then(() => send(mailer));
      return delivery;
    });
  const timer = setInterval(deliverDue, LOOK_MS).unref();
  deliverDue();

  return {
    dueFrom: (createdAt) => createdAt,
    deliverDue,
    close: () => {
      closing = true;
      clearInterval(timer);
    },
  };
}
