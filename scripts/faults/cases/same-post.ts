import { join } from 'node:path';
import { registrationOf, signInOf } from '@lodestar/contract/testing/registration.ts';
import { type Answered, call } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { keptRows } from '../support/kept-rows.ts';
import { temporaryFolder } from '../support/place.ts';
import { runProduct, startProduct } from '../support/product.ts';

const TIMES = 20;

function summary(answers: readonly Answered[]) {
  return {
    statuses: [...new Set(answers.map(({ status }) => status))],
    differentAnswers: new Set(answers.map(({ text }) => text)).size,
  };
}

export const samePost: Fault = {
  name: `the same POST ${TIMES} times in parallel with one key`,
  mustMeet: 'one row, 20 equal answers',
  databases: ['embedded', 'postgres'],
  limitSeconds: 90,
  run: async ({ settings }) => {
    const { address } = await startProduct(settings);
    const inParallel = (path: string, body: unknown, token?: string) => {
      const headers = { 'idempotency-key': `key-of-${path}` };
      const wish = token === undefined ? { body, headers } : { body, headers, token };
      return Promise.all(Array.from({ length: TIMES }, () => call(address, 'POST', path, wish)));
    };
    const registered = await inParallel('/api/register', registrationOf('once'));
    const signedIn = await call(address, 'POST', '/api/auth/login', {
      body: signInOf('once'),
    });
    const { token } = JSON.parse(signedIn.text);
    const letter = { name: 'Mei', email: 'once@example.hk', subject: 'Once', message: 'Only once.' };
    const written = await inParallel('/api/contact', letter);
    const begun = await inParallel(
      '/api/chat/create',
      { User_ID: 'once', initial_message: 'What is my best 5?' },
      token,
    );
    const file = join(temporaryFolder(), 'all.gz');
    const backup = await runProduct('apps/api/src/cli/backup.ts', settings, file);
    if (backup.code !== 0) throw new Error(backup.said);
    const rows = await keptRows(file);
    const ours = {
      register: { ...summary(registered), rows: rows.get('users') ?? 0 },
      contact: { ...summary(written), rows: rows.get('contact_messages') ?? 0 },
      chat: { ...summary(begun), rows: rows.get('chats') ?? 0 },
    };
    const once = Object.values(ours).every(
      ({ statuses, differentAnswers, rows: count }) =>
        statuses.length === 1 && (statuses[0] ?? 0) < 300 && differentAnswers === 1 && count === 1,
    );
    return measured(ours, once);
  },
};
