import type { OwnDataKeeper } from '../../own-data.ts';
import { listMessagesOf } from './contact-repository.ts';

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
