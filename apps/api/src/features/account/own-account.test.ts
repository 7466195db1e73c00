import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, PASSWORD, type Pupil, registered, signedIn } from '../../testing/pupil.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const CANARIES = {
  First_Name: 'CanaryFirst',
  Last_Name: 'CanaryLast',
  Nickname: 'CanaryNick',
  Tel: '+852 canary 555',
  School_Name: 'Canary College',
};

/** A pupil who has left something everywhere. */
async function busyPupil(): Promise<Pupil> {
  const pupil = await registered(running, CANARIES);
  const timestamp = '2026-07-01T08:00:00.000Z';
  await pupil.call('PATCH', '/api/auth/me', {
    trajectory_events: [
      { id: 'e1', name: 'CanaryEvent', year: 2020, type: 'academic', description: 'CanaryStory', timestamp },
    ],
    trajectory_analyses: [{ id: 'a1', timestamp, content: 'CanaryAnalysis' }],
  });
  await pupil.call('POST', '/api/dse-scores/save', { scores: { PHY: '5**', 'Chinese Language': '4' } });
  await pupil.call('POST', '/api/jupas-order/save', { programmeOrder: { JS6107: 0 } });
  await pupil.call('PUT', '/api/lists/shortlist', {
    name: '',
    kind: 'shortlist',
    choices: [{ code: 'JS6107', note: 'CanaryNote' }],
  });
  await signedIn(running, pupil, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' } });
  return pupil;
}

/** Every table that has something of this user, by whatever column. */
async function tablesWith(uid: string): Promise<string[]> {
  const { db } = running.database;
  const tables = await db.execute(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'uid'",
  );
  const found: string[] = [];
  for (const { name } of rowsOf(tables)) {
    const rows = rowsOf(await db.execute(`select 1 from ${String(name)} where uid = '${uid}'`));
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}

function rowsOf(result: unknown): Record<string, unknown>[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : [];
}

describe('the export', () => {
  test('holds everything kept, and no secret', async () => {
    const pupil = await busyPupil();
    const response = await pupil.call('GET', '/api/auth/export');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain('attachment');
    const canaries = [
      'CanaryEvent',
      'CanaryStory',
      'CanaryAnalysis',
      'CanaryNote',
      ...Object.values(CANARIES),
    ];
    for (const canary of canaries) expect(response.body).toContain(canary);
    expect(response.json()).toMatchObject({
      user: { User_ID: pupil.user.User_ID, Email_Address: pupil.user.Email_Address },
      sessions: [{ device: 'Firefox, Linux' }, {}],
      placesSignedInFrom: [{}, {}, {}, {}],
      dse_scores: { scores: { PHY: '5**', 'Chinese Language': '4' } },
      jupas_order: { programmeOrder: { JS6107: 0 } },
      lists: [{ id: 'shortlist', choices: [{ code: 'JS6107', note: 'CanaryNote' }] }],
    });
    expect(response.body).not.toMatch(/argon2|password|token/i);
    expect(response.body).not.toContain(pupil.token);
  });

  test('is for whoever is signed in', async () => {
    errorOf(await callAs(running, null, 'GET', '/api/auth/export'), 401);
  });
});

describe('erasing', () => {
  test('leaves no row, no session and no way in; name and address are free again', async () => {
    const pupil = await busyPupil();
    const other = await registered(running);
    await callAs(running, null, 'POST', '/api/auth/login', {
      username: pupil.user.User_ID,
      password: 'wrong',
    });
    expect((await tablesWith(pupil.user.UID)).sort()).toEqual([
      'credentials',
      'dse_scores',
      'jupas_orders',
      'known_addresses',
      'pupil_lists',
      'sessions',
      'users',
    ]);
    const failuresBefore = rowsOf(await running.database.db.execute('select * from login_failures')).length;
    const response = await pupil.call('DELETE', '/api/auth/me', { password: PASSWORD });
    expect(response.json()).toEqual({ success: true });
    expect(await tablesWith(pupil.user.UID)).toEqual([]);
    const failuresAfter = rowsOf(await running.database.db.execute('select * from login_failures')).length;
    expect(failuresAfter).toBe(failuresBefore - 1);
    errorOf(await pupil.call('GET', '/api/auth/me'), 401);
    const login = { username: pupil.user.User_ID, password: PASSWORD };
    errorOf(await callAs(running, null, 'POST', '/api/auth/login', login), 401);
    expect((await other.call('GET', '/api/auth/me')).statusCode).toBe(200);
    const { User_ID, Email_Address } = pupil.user;
    const again = await registered(running, { User_ID, Email_Address });
    expect(again.user.UID).not.toBe(pupil.user.UID);
    expect((await again.call('GET', '/api/dse-scores/load')).json()).toEqual({ success: true, scores: {} });
  });

  test('and signing in at the same moment do not fail each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pupil = await registered(running);
      const login = { username: pupil.user.User_ID, password: PASSWORD };
      const [erased, signedInto] = await Promise.all([
        pupil.call('DELETE', '/api/auth/me', { password: PASSWORD }),
        callAs(running, null, 'POST', '/api/auth/login', login),
      ]);
      expect(erased.statusCode, erased.body).toBe(200);
      expect(signedInto.statusCode, signedInto.body).toBeOneOf([200, 401]);
      expect(await tablesWith(pupil.user.UID)).toEqual([]);
    }
  });

  test('wants the password: wrong is 403, five times wrong is locked, and nothing is lost', async () => {
    const pupil = await registered(running, {}, { remoteAddress: '10.4.0.1' });
    const erase = (password: unknown) =>
      pupil.call('DELETE', '/api/auth/me', { password }, { remoteAddress: '10.4.0.1' });
    for (const bad of [undefined, '', 5, null]) errorOf(await erase(bad), 400);
    for (let tries = 0; tries < 5; tries++) {
      const error = errorOf(await erase('wrong'), 403);
      expect(error.params).toEqual({ fields: [{ field: 'password', problem: 'wrongPassword' }] });
    }
    errorOf(await erase(PASSWORD), 423);
    expect((await pupil.call('GET', '/api/auth/me')).statusCode).toBe(200);
  });

  test('is for whoever is signed in', async () => {
    errorOf(await callAs(running, null, 'DELETE', '/api/auth/me', { password: PASSWORD }), 401);
  });

  test('while something is being saved never fails with a 500', async () => {
    const pupil = await registered(running);
    const saves = Array.from({ length: 10 }, () =>
      pupil.call('POST', '/api/dse-scores/save', { scores: { PHY: '5' } }),
    );
    const erased = pupil.call('DELETE', '/api/auth/me', { password: PASSWORD });
    const more = Array.from({ length: 10 }, () =>
      pupil.call('PATCH', '/api/auth/me', { preferred_language: 'tc' }),
    );
    const statuses = (await Promise.all([...saves, erased, ...more])).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(await tablesWith(pupil.user.UID)).toEqual([]);
  });

  test('while something is being written with a key succeeds, and leaves nothing', async () => {
    const pupil = await registered(running);
    const { User_ID } = pupil.user;
    const wish = { User_ID, initial_message: 'What fits me?' };
    const { Chat_ID } = (await pupil.call('POST', '/api/chat/create', wish)).json();
    let isErased = false;
    let keys = 0;
    const writing = async (write: (headers: Record<string, string>) => ReturnType<Pupil['call']>) => {
      const statuses: number[] = [];
      while (!isErased) {
        keys += 1;
        statuses.push((await write({ 'idempotency-key': `${User_ID}-${keys}` })).statusCode);
      }
      return statuses;
    };
    const ask = { Text: 'I want to kill myself' };
    const asking = (headers: Record<string, string>) =>
      pupil.call('POST', `/api/chat/${Chat_ID}/message`, ask, { headers });
    const letter = () => ({ name: 'M', email: `m${keys}@example.hk`, subject: 's', message: 'm' });
    const telling = (headers: Record<string, string>) =>
      pupil.call('POST', '/api/contact', letter(), { headers });
    const writers = [writing(asking), writing(asking), writing(telling), writing(telling)];
    const erased = await pupil.call('DELETE', '/api/auth/me', { password: PASSWORD });
    isErased = true;
    expect(erased.statusCode).toBe(200);
    const statuses = (await Promise.all(writers)).flat();
    expect(statuses.filter((status) => ![200, 201, 401, 404, 429].includes(status))).toEqual([]);
    expect(await tablesWith(pupil.user.UID)).toEqual([]);
  });
});
