import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAccountWork } from '../features/account/model/account-sync.ts';
import { VISITED_CACHES } from '../shared/offline/kept-files.ts';
import { beginSession, currentSession, endSession, restoreSession, watchSession } from '../shared/session.ts';
import { forgetWork } from '../shared/work/device-value.ts';
import { CHOICES_WORK, SCORES_WORK } from '../shared/work/pupil-work.ts';
import { accountKeys, keyOf } from '../shared/work/work-keys.ts';
import { answerWith, openServer, refusal, server, TOKEN } from '../testing/account/fake-server.ts';
import { recordOf } from '../testing/account/records.ts';
import { forgetEndedSessions, watchEndedSessions } from './ended-sessions.ts';

openServer();

const MEI = recordOf().User_ID;
const emptied = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true));
const nobody = () => refusal('unauthenticated');
const endedElsewhere = () => answerWith(http.all('*', nobody));
const savedCopy = (codes: readonly string[]) => JSON.stringify({ value: codes, saved: codes, tag: '"0"' });

beforeEach(() => {
  endSession('loggedOut');
  forgetWork();
  localStorage.clear();
  emptied.mockClear();
  vi.stubGlobal('caches', {
    open: async () => ({ put: async () => undefined, keys: async () => [], delete: async () => true }),
    delete: emptied,
  });
  const stops = [watchSession(), watchEndedSessions()];
  return () => {
    for (const stop of stops) stop();
  };
});

test('an answer that says the session is over removes what was saved, drafts and caches, and leaves a guest’s', async () => {
  localStorage.setItem(keyOf('guest', 'choices'), '["JS1001"]');
  localStorage.setItem('lodestar.theme', 'dark');
  beginSession(TOKEN, recordOf());
  server.order.value = { JS4412: 0 };
  const work = keepAccountWork(MEI, () => undefined);
  await work.settle();
  localStorage.setItem(keyOf({ userId: MEI }, 'eddy.draft.new'), 'what I never sent');
  localStorage.setItem('activeChatId', 'c-1');
  expect(CHOICES_WORK.account(MEI).saved()).toEqual(['JS4412']);

  endedElsewhere();
  const { call } = await import('../shared/api/call.ts');
  await call('listSessions').catch(() => undefined);
  await vi.waitFor(() => expect(accountKeys()).toEqual([]));
  expect(currentSession().kind).toBe('visitor');
  expect(Object.keys(localStorage).toSorted()).toEqual(['lodestar.guest.choices', 'lodestar.theme']);
  expect(CHOICES_WORK.guest().snapshot().value).toEqual(['JS1001']);
  expect(CHOICES_WORK.account(MEI).saved()).toEqual([]);
  await vi.waitFor(() => expect(emptied).toHaveBeenCalledWith(VISITED_CACHES.files));
});

test('changes that never reached the account stay for whoever made them, and are saved at the next log in', async () => {
  beginSession(TOKEN, recordOf());
  const work = keepAccountWork(MEI, () => undefined);
  await work.settle();
  let over = true;
  answerWith(http.post('/api/jupas-order/save', () => (over ? nobody() : undefined)));
  CHOICES_WORK.account(MEI).change(() => ['JS6901']);
  await vi.waitFor(() => expect(currentSession().kind).toBe('visitor'));
  expect(await forgetEndedSessions()).toBe(true);
  expect(accountKeys()).toEqual([keyOf({ userId: MEI }, 'choices')]);
  expect(CHOICES_WORK.of('guest').snapshot().value).toEqual([]);
  expect(CHOICES_WORK.account('somebody-else').saved()).toEqual([]);

  over = false;
  beginSession(TOKEN, recordOf());
  expect(await keepAccountWork(MEI, () => undefined).settle()).toBe(true);
  expect(server.order.value).toEqual({ JS6901: 0 });
});

test('what an ended session left is removed when the product is opened the next time', async () => {
  localStorage.setItem(keyOf({ userId: MEI }, 'choices'), savedCopy(['JS4412']));
  localStorage.setItem(keyOf({ userId: MEI }, 'scores'), '{ broken');
  localStorage.setItem('token', 'a-token-that-was-ended');
  localStorage.setItem('user', JSON.stringify({ User_ID: MEI }));
  endedElsewhere();
  restoreSession();
  await vi.waitFor(() => expect(accountKeys()).toEqual([]));
  expect(SCORES_WORK.account(MEI).hasUnsaved()).toBe(false);
});

test('while somebody is signed in nothing is removed', async () => {
  beginSession(TOKEN, recordOf());
  localStorage.setItem(keyOf({ userId: MEI }, 'choices'), savedCopy(['JS4412']));
  expect(await forgetEndedSessions()).toBe(false);
  expect(accountKeys()).toEqual([keyOf({ userId: MEI }, 'choices')]);
});
