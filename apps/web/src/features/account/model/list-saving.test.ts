import type { PupilList } from '@lodestar/domain';
import { afterEach, expect, test } from 'vitest';
import { LISTS_WORK } from '../../../shared/work/lists-work.ts';
import { CHOICES_WORK } from '../../../shared/work/pupil-work.ts';
import { wantPart } from '../../../shared/work/saving.tsx';
import { openServer, sentTo, server } from '../../../testing/account/fake-server.ts';
import { asMei } from '../../../testing/account/visit.tsx';
import { type AccountWork, keepAccountWork } from './account-sync.ts';
import { carryGuestWork } from './guest-work.ts';

openServer();
asMei();

const full = (...codes: readonly string[]): PupilList => ({
  id: 'a',
  name: 'Engineering',
  kind: 'full',
  choices: codes.map((code) => ({ code })),
});
const shortlist = (...codes: readonly string[]): PupilList => ({
  ...full(...codes),
  id: 'shortlist',
  name: '',
  kind: 'shortlist',
});

let running: AccountWork | null = null;
let release = () => {};
const keep = () => {
  release = wantPart('lists');
  running = keepAccountWork('mei-chan', () => undefined);
  return running;
};
const lists = () => LISTS_WORK.account('mei-chan');
afterEach(() => {
  release();
  running?.stop();
});

test('a list is made where there is none, then saved over its version', async () => {
  await keep().settle();
  lists().change(() => [full('JS1001')]);
  await running?.settle();
  lists().change(() => [full('JS1001', 'JS1002')]);
  await running?.settle();
  expect(server.lists.value).toEqual([full('JS1001', 'JS1002')]);
  const headers = sentTo('PUT /api/lists/a').map((sent) => [
    sent.headers.get('If-None-Match'),
    sent.headers.get('If-Match'),
  ]);
  expect(headers).toEqual([
    ['*', null],
    [null, '"1"'],
  ]);
});

test('what two devices change at the same time is merged', async () => {
  server.lists = { value: [full('JS1001', 'JS1002')], version: 1 };
  await keep().settle();
  server.lists = { value: [full('JS1001', 'JS1002', 'JS1003')], version: 2 };
  lists().change(() => [full('JS1002', 'JS1004')]);
  await running?.settle();
  expect(server.lists.value).toEqual([full('JS1002', 'JS1003', 'JS1004')]);
  expect(lists().snapshot().value).toEqual(server.lists.value);
});

test('a note of the six is saved with the order as it stands', async () => {
  server.order = { value: { JS1001: 0, JS1002: 1 }, version: 1 };
  await keep().settle();
  expect(CHOICES_WORK.account('mei-chan').saved()).toEqual(['JS1001', 'JS1002']);
  lists().change(() => [{ id: 'six', name: '', kind: 'six', choices: [{ code: 'JS1002', note: 'ask' }] }]);
  await running?.settle();
  const [sent] = sentTo('PUT /api/lists/six');
  expect(sent?.body).toMatchObject({ choices: [{ code: 'JS1001' }, { code: 'JS1002', note: 'ask' }] });
});

test('a guest’s shortlist comes along and joins the account’s', async () => {
  server.lists = { value: [shortlist('JS1001')], version: 1 };
  await keep().settle();
  LISTS_WORK.guest().change(() => [shortlist('JS1002')]);
  expect(carryGuestWork('mei-chan')).toBe('takeGuest');
  await running?.settle();
  expect(server.lists.value).toEqual([shortlist('JS1001', 'JS1002')]);
  expect(localStorage.getItem('lodestar.guest.lists')).toBeNull();
});
