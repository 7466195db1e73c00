import { randomUUID } from 'node:crypto';
import {
  type contactUs,
  type listContactMessages,
  MESSAGES_A_PAGE,
  type ResponseOf,
} from '@lodestar/contract';
import type { z } from 'zod';
import type { Background } from '../../background.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem, invalidRequest } from '../../errors.ts';
import { fingerprint } from '../../fingerprint.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Throttle, ThrottleShare } from '../../throttle.ts';
import {
  type ContactMessage,
  deleteMessagesBefore,
  findMessage,
  insertMessage,
  listMessages,
  markMailed,
} from './contact-repository.ts';

const HOUR = 60 * 60;
const SHARES = {
  senders: { name: 'contact-senders', max: 5, seconds: HOUR },
  addresses: { name: 'contact-addresses', max: 60, seconds: HOUR },
} as const satisfies Record<string, ThrottleShare>;
/** Messages are kept for a year. */
const KEPT_MS = 365 * 24 * HOUR * 1_000;
const RECEIVED = JSON.stringify({ success: true } satisfies ResponseOf<typeof contactUs>);

export interface ContactRequest {
  readonly form: z.output<typeof contactUs.body>;
  /** Who is signed in, if anybody. */
  readonly uid: string | null;
  readonly address: string;
  readonly idempotencyKey: string | undefined;
}

/** Messages to the people behind an installation. */
export interface Contact {
  /** The answer, serialised. @throws AppError too_many_requests */
  readonly receive: (request: ContactRequest) => Promise<string>;
  readonly list: (before: string | undefined) => Promise<ResponseOf<typeof listContactMessages>>;
}

export interface ContactDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly idempotency: Idempotency;
  readonly throttle: (share: ThrottleShare) => Throttle;
  readonly background: Background;
  readonly mailer: Mailer | null;
  /** Where the operator reads mail. */
  readonly mailTo: string;
}

export function createContact(deps: ContactDeps): Contact {
  const { db, now, idempotency, throttle, background, mailer, mailTo } = deps;
  const senders = throttle(SHARES.senders);
  const addresses = throttle(SHARES.addresses);

  async function store(tx: Executor, { form, uid }: ContactRequest): Promise<string> {
    const { name, email, subject, message } = form;
    const createdAt = now();
    const id = randomUUID();
    await deleteMessagesBefore(tx, new Date(createdAt.getTime() - KEPT_MS));
    await insertMessage(tx, { id, uid, name, email, subject, message, createdAt });
    return id;
  }

  async function pass(through: Mailer, { form }: ContactRequest, id: string): Promise<void> {
    const { name, email, subject, message } = form;
    await through.send({
      to: mailTo,
      replyTo: email,
      subject: `Lodestar: ${subject}`,
      text: `${name} <${email}>\n\n${message}`,
    });
    await markMailed(db, id, now());
  }

  return {
    receive: async (request) => {
      const { form, address, idempotencyKey } = request;
      if (form.homepage) return RECEIVED;
      const stored: string[] = [];
      const repeatable = { scope: 'contact', key: idempotencyKey, body: form };
      const answer = await idempotency.once(repeatable, async (tx) => {
        // Spent here, so that a repeated request, which comes no further than its key, costs nothing.
        await senders.spend(fingerprint('sender', form.email));
        await addresses.spend(address);
        stored.push(await store(tx, request));
        return { answer: RECEIVED, uid: request.uid };
      });
      for (const id of stored) {
        if (mailer !== null) background.run('contact mail', () => pass(mailer, request, id));
      }
      return answer;
    },
    list: async (before) => {
      const last = before === undefined ? null : await findMessage(db, before);
      if (before !== undefined && last === null) {
        throw invalidRequest(fieldProblem('query.before', 'unknownMessage', before));
      }
      const found = await listMessages(db, MESSAGES_A_PAGE + 1, last);
      return {
        success: true,
        messages: found.slice(0, MESSAGES_A_PAGE).map(presentMessage),
        more: found.length > MESSAGES_A_PAGE,
      };
    },
  };
}

function presentMessage({ id, name, email, subject, message, createdAt, mailedAt }: ContactMessage) {
  return {
    id,
    name,
    email,
    subject,
    message,
    createdAt: createdAt.toISOString(),
    mailed: mailedAt !== null,
  };
}
