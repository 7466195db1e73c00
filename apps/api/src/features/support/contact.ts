import { randomUUID } from 'node:crypto';
import {
  type contactUs,
  type listContactMessages,
  MESSAGES_A_PAGE,
  type ResponseOf,
} from '@lodestar/contract';
import type { z } from 'zod';
import { type Executor, takeTurnAsUser } from '../../db/executor.ts';
import { fieldProblem, invalidRequest } from '../../errors.ts';
import type { ThrottleShare, Throttles } from '../../http/throttle.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import type { OwnDataKeeper } from '../../shared/own-data.ts';
import { fingerprint } from '../../shared/secrets.ts';
import type { ContactMail } from './contact-mail.ts';
import {
  type ContactMessage,
  deleteMessagesBefore,
  findContactMessages,
  findMessage,
  insertMessage,
  listMessagesOf,
} from './repository.ts';

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
  readonly throttle: Throttles;
  readonly mail: ContactMail;
}

export function createContact(deps: ContactDeps): Contact {
  const { db, now, idempotency, throttle, mail } = deps;
  const senders = throttle(SHARES.senders);
  const addresses = throttle(SHARES.addresses);

  async function store(tx: Executor, { form, uid }: ContactRequest): Promise<void> {
    const { name, email, subject, message } = form;
    const createdAt = now();
    await deleteMessagesBefore(tx, new Date(createdAt.getTime() - KEPT_MS));
    const mailDue = mail.dueFrom(createdAt);
    await insertMessage(tx, { id: randomUUID(), uid, name, email, subject, message, createdAt, mailDue });
  }

  return {
    receive: async (request) => {
      const { form, address, idempotencyKey } = request;
      if (form.homepage) return RECEIVED;
      const repeatable = { scope: 'contact', key: idempotencyKey, body: form };
      const answer = await idempotency.once(repeatable, async (tx) => {
        // Spent here, so that a repeated request, which comes no further than its key, costs nothing.
        await senders.spend(fingerprint('sender', form.email));
        await addresses.spend(address);
        // Whoever is erasing the account right now comes first: what is stored after that is a visitor's.
        const uid = request.uid !== null && (await takeTurnAsUser(tx, request.uid)) ? request.uid : null;
        await store(tx, { ...request, uid });
        return { answer: RECEIVED, uid };
      });
      mail.deliverDue();
      return answer;
    },
    list: async (before) => {
      const last = before === undefined ? null : await findMessage(db, before);
      if (before !== undefined && last === null) {
        throw invalidRequest(fieldProblem('query.before', 'unknownMessage', before));
      }
      const found = await findContactMessages(db, MESSAGES_A_PAGE + 1, last);
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

/** What somebody wrote to the operator while signed in; it goes with the account. */
export const contactMessageKeeper: OwnDataKeeper = {
  section: 'contact_messages',
  export: async (db, uid) =>
    (await listMessagesOf(db, uid)).map(({ name, email, subject, message, createdAt }) => ({
      name,
      email,
      subject,
      message,
      createdAt: createdAt.toISOString(),
    })),
};
