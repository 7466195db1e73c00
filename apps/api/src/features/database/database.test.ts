import { readAllRows, securityLog, userSchema } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, PASSWORD, type Pupil, registered, registeredAdmin } from '../../testing/pupil.ts';

let running: TestApp;
let admin: Pupil;
beforeAll(async () => {
  running = await openTestApp({ environment: {} });
  admin = await registeredAdmin(running, { User_ID: 'zoe' });
});
afterAll(() => running.close());

const USER = { collection: 'USER', ID: 'User_ID' };
const ask = (pupil: Pupil | null, verb: string, body: unknown, headers = {}) =>
  callAs(running, pupil?.token ?? null, 'POST', `/api/database/${verb}`, body, { headers });
const read = (pupil: Pupil | null, rowID: string) => ask(pupil, 'read', { ...USER, rowID });
const write = (pupil: Pupil, row: unknown, headers = {}) => ask(pupil, 'write', { ...USER, row }, headers);
const recordOf = async (pupil: Pupil) => userSchema.parse((await read(pupil, pupil.user.User_ID)).json());

describe('reading USER', () => {
  test('gives one’s own row, by the name in whatever case, with its ETag', async () => {
    const pupil = await registered(running);
    const { abilities: _, agreement_due: __, email_confirmation_due: ___, ...record } = pupil.user;
    const response = await read(pupil, pupil.user.User_ID.toUpperCase());
    expect(userSchema.parse(response.json())).toEqual(record);
    expect(response.headers.etag).toBe((await pupil.call('GET', '/api/auth/me')).headers.etag);
  });

  test('of another is 403 whether there is one or not, and 401 for nobody', async () => {
    const pupil = await registered(running);
    const other = await registered(running);
    const foreign = errorOf(await read(pupil, other.user.User_ID), 403);
    const absent = errorOf(await read(pupil, 'nobody.at.all'), 403);
    expect({ ...foreign, requestId: '' }).toEqual({ ...absent, requestId: '' });
    errorOf(await read(null, other.user.User_ID), 401);
  });

  test('is any row for an admin who says why, which is recorded', async () => {
    const pupil = await registered(running);
    const { abilities: _, agreement_due: __, email_confirmation_due: ___, ...record } = pupil.user;
    const rowID = pupil.user.User_ID;
    const response = await ask(admin, 'read', { ...USER, rowID, reason: ' asked by phone ' });
    expect(response.json()).toEqual(record);
    errorOf(await ask(admin, 'read', { ...USER, rowID: 'nobody.at.all', reason: 'a try' }), 404);
    const { data } = answerOf(securityLog, await admin.call('GET', `/api/admin/security-log?who=${rowID}`));
    expect(data).toMatchObject([
      { what: 'personRead', who: 'zoe', whose: rowID, result: 'done', reason: 'asked by phone' },
    ]);
  });

  test.each([undefined, '', '   ', 'x'.repeat(201), 5, 'a\u0000'])(
    'is refused to an admin whose reason is %j',
    async (reason) => {
      const pupil = await registered(running);
      const refused = errorOf(await ask(admin, 'read', { ...USER, rowID: pupil.user.User_ID, reason }), 400);
      expect(refused.params).toMatchObject({ fields: [{ field: 'reason' }] });
      expect((await read(admin, 'zoe')).statusCode).toBe(200);
    },
  );

  test.each(['Email_Address', 'Password', 'UID', 'user_id', '', "User_ID' or '1'='1"])(
    'by %j is 400',
    async (ID) => {
      const pupil = await registered(running);
      const body = { collection: 'USER', ID, rowID: pupil.user.User_ID };
      for (const verb of ['read', 'write', 'delete']) {
        errorOf(await ask(pupil, verb, { ...body, row: {}, password: PASSWORD }), 400);
      }
    },
  );
});

describe('collections', () => {
  const NAMES = [
    'user',
    'USER%00',
    'USER\u0000',
    'pg_catalog',
    'users',
    'credentials',
    '__proto__x',
    'toString',
    ' USER',
  ];

  test.each(NAMES)('%j is none', async (collection) => {
    const row = { User_ID: admin.user.User_ID };
    const body = { collection, ID: 'User_ID', rowID: admin.user.User_ID, row, password: PASSWORD };
    for (const who of [admin, null]) {
      for (const verb of ['read', 'write', 'delete', 'readAll']) errorOf(await ask(who, verb, body), 404);
    }
  });

  test.each(['USER', 'CHAT'])('%s is not given out whole, to nobody', async (collection) => {
    for (const who of [admin, await registered(running), null]) {
      errorOf(await ask(who, 'readAll', { collection }), 403);
    }
  });

  test.each(['preset_subjects', 'prog_data_2025'])(
    '%s is everybody’s to read and nobody’s to change',
    async (collection) => {
      for (const who of [admin, null]) {
        expect(answerOf(readAllRows, await ask(who, 'readAll', { collection })).success).toBe(true);
        const body = { collection, ID: '_id', rowID: '1', row: { _id: '1' } };
        errorOf(await ask(who, 'read', body), 404);
        errorOf(await ask(who, 'write', body), 403);
        errorOf(await ask(who, 'delete', body), 403);
      }
    },
  );

  test('CHAT is absent to whoever is signed in and closed to others', async () => {
    const body = { collection: 'CHAT', ID: 'Chat_ID', rowID: 'chat-1', row: { Chat_ID: 'chat-1' } };
    errorOf(await ask(admin, 'read', body), 404);
    errorOf(await ask(admin, 'delete', body), 404);
    errorOf(await ask(null, 'read', body), 401);
    errorOf(await ask(null, 'delete', body), 401);
    errorOf(await ask(admin, 'write', body), 403);
  });

  test.each([null, [], {}, { collection: 5 }, { collection: ['USER'] }, { collection: 'x'.repeat(101) }])(
    '%j is no request',
    async (body) => {
      for (const verb of ['read', 'write', 'delete', 'readAll']) errorOf(await ask(admin, verb, body), 400);
    },
  );
});

describe('writing USER', () => {
  test('an honest client reads, merges and writes it all back', async () => {
    const pupil = await registered(running);
    const row = {
      ...(await recordOf(pupil)),
      Nickname: 'Star',
      Form: 6,
      School_Name: '啟明中學',
      Password: '',
    };
    const response = await write(pupil, row);
    expect(response.json()).toEqual({ success: true });
    const { Password: _, ...expected } = row;
    expect(await recordOf(pupil)).toEqual(expected);
    expect(response.headers.etag).toBe((await read(pupil, pupil.user.User_ID)).headers.etag);
  });

  test('a few fields change only these; ability and recommendation are the pupil’s own', async () => {
    const pupil = await registered(running);
    const before = await recordOf(pupil);
    const change = {
      ability_6d: [0, 1, 2, 3, 4, 5],
      eddy_recommendation_title: 'Numbers and people',
      eddy_recommendation_text: 'You count.\nYou care.',
      needs_recommendation_regeneration: false,
      preferred_language: 'tc',
    };
    await write(pupil, { User_ID: pupil.user.User_ID, ...change });
    expect(await recordOf(pupil)).toEqual({ ...before, ...change });
  });

  test.each([
    ['User_Role', 'Sta'],
    ['admin', true],
    ['UID', 'x'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['Password', 'a quieter harbour'],
    ['direct_marketing', true],
  ])('may not change %s, and then changes nothing', async (field, value) => {
    const pupil = await registered(running);
    const before = await recordOf(pupil);
    const row = { ...before, Nickname: 'Star', [field]: value };
    expect(errorOf(await write(pupil, row), 403).params).toMatchObject({
      fields: [{ field: `row.${field}` }],
    });
    expect(await recordOf(pupil)).toEqual(before);
  });

  test.each([
    ['First_Name', ''],
    ['Form', 0],
    ['ability_6d', [1, 2, 3]],
    ['ability_6d', [1, 2, 3, 4, 5, 6]],
    ['School_District', null],
    ['Tel', 'a\u0000'],
    ['unheard_of', 1],
    ['passwordHash', 'x'],
  ])('refuses %s %j and names it', async (field, value) => {
    const pupil = await registered(running);
    const before = await recordOf(pupil);
    const error = errorOf(await write(pupil, { User_ID: pupil.user.User_ID, [field]: value }), 400);
    const [first] = error.params.fields as { field: string }[];
    expect(first?.field).toContain(`row.${field}`);
    expect(await recordOf(pupil)).toEqual(before);
  });

  test('of another is 403 whether there is one or not, by row or by rowID, and leaves it as it was', async () => {
    const pupil = await registered(running);
    const victim = await registered(running);
    const before = await recordOf(victim);
    const User_ID = victim.user.User_ID;
    for (const body of [
      { ...USER, row: { User_ID, Nickname: 'mine' } },
      { ...USER, rowID: User_ID, row: { Nickname: 'mine' } },
      { ...USER, rowID: pupil.user.User_ID, row: { User_ID, Nickname: 'mine' } },
      { ...USER, rowID: User_ID, row: { User_ID: pupil.user.User_ID, Nickname: 'mine' } },
      { ...USER, row: { User_ID: 'nobody.at.all', Nickname: 'mine' } },
      { ...USER, row: { User_ID: [User_ID], Nickname: 'mine' } },
    ]) {
      errorOf(await ask(pupil, 'write', body), 403);
      errorOf(await ask(null, 'write', body), 401);
    }
    errorOf(await write(admin, { User_ID, Nickname: 'mine' }), 403);
    expect(await recordOf(victim)).toEqual(before);
  });

  test('without saying which row is 400', async () => {
    const pupil = await registered(running);
    errorOf(await write(pupil, { Nickname: 'Star' }), 400);
  });

  test('may not change the e-mail address: the same one in other letters is passed over, another is 403', async () => {
    const pupil = await registered(running);
    const { User_ID, Email_Address } = pupil.user;
    const other = await registered(running);
    for (const wanted of ['new@example.hk', other.user.Email_Address, '', null, 7, 'none']) {
      const error = errorOf(await write(pupil, { User_ID, Email_Address: wanted, Nickname: 'x' }), 403);
      expect(error.params).toEqual({ fields: [{ field: 'row.Email_Address', problem: 'protected' }] });
    }
    const row = { User_ID, Email_Address: ` ${Email_Address.toUpperCase()} `, Nickname: 'Star' };
    expect((await write(pupil, row)).statusCode).toBe(200);
    expect(await recordOf(pupil)).toMatchObject({ Email_Address, Nickname: 'Star' });
  });

  test('an old list of programmes in the row does not bring the old list back', async () => {
    const pupil = await registered(running);
    const row = await recordOf(pupil);
    await pupil.call('POST', '/api/jupas-order/save', { programmeOrder: { JS6107: 0 } });
    expect((await write(pupil, { ...row, Nickname: 'Star' })).statusCode).toBe(200);
    expect(await recordOf(pupil)).toMatchObject({ Nickname: 'Star', jupas_programme_order: { JS6107: 0 } });
  });

  test('with a stale If-Match is refused with the current row', async () => {
    const pupil = await registered(running);
    const { etag } = (await read(pupil, pupil.user.User_ID)).headers;
    const headers = { 'if-match': String(etag) };
    const row = { User_ID: pupil.user.User_ID, Nickname: 'Star' };
    expect((await write(pupil, row, headers)).statusCode).toBe(200);
    const error = errorOf(await write(pupil, { ...row, Nickname: 'Moon' }, headers), 412);
    expect(error.params.current).toMatchObject({ Nickname: 'Star' });
  });
});

describe('deleting USER', () => {
  const erase = (who: Pupil | null, rowID: string, password?: string) =>
    ask(who, 'delete', { ...USER, rowID, password });

  test('is erasing the account, with the password', async () => {
    const pupil = await registered(running);
    errorOf(await erase(pupil, pupil.user.User_ID), 400);
    errorOf(await erase(pupil, pupil.user.User_ID, 'wrong'), 403);
    expect((await erase(pupil, pupil.user.User_ID, PASSWORD)).json()).toEqual({ success: true });
    errorOf(await read(pupil, pupil.user.User_ID), 401);
    errorOf(await ask(admin, 'read', { ...USER, rowID: pupil.user.User_ID, reason: 'a test' }), 404);
  });

  test('of another is 403, for admins too, and leaves it there', async () => {
    const pupil = await registered(running);
    const victim = await registered(running);
    for (const who of [pupil, admin]) errorOf(await erase(who, victim.user.User_ID, PASSWORD), 403);
    errorOf(await erase(null, victim.user.User_ID, PASSWORD), 401);
    expect((await victim.call('GET', '/api/auth/me')).statusCode).toBe(200);
  });
});
