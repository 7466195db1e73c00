import { logIn, registerAccount, securityLog } from '@lodestar/contract';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, PASSWORD, type Pupil, registered, registrationForm } from '../../testing/pupil.ts';

const meOf = async (pupil: Pupil) => (await pupil.call('GET', '/api/auth/me')).json();
const order = (running: TestApp, action: 'grant' | 'revoke', userId: string) =>
  running.accounts.doAdminCommand({ action, userId });

describe('ids that the settings make admins', () => {
  let first: TestApp;
  beforeEach(async () => {
    first = await openTestApp();
    onTestFinished(first.close);
  });

  /** The same installation, started again with these settings. */
  async function startedAgain(ids: string): Promise<TestApp> {
    const running = await openTestApp({ database: first.database, environment: { ADMIN_USER_IDS: ids } });
    onTestFinished(running.close);
    return running;
  }
  const register = (running: TestApp, User_ID: string) =>
    callAs(running, null, registerAccount.method, registerAccount.path, registrationForm({ User_ID }));
  const freeName = async (running: TestApp, username: string) =>
    (await callAs(running, null, 'POST', '/api/check-username', { username })).json();

  test('count at start for accounts that there are, and no account is opened with one', async () => {
    const pupil = await registered(first, { User_ID: 'Early.Bird' });
    const second = await startedAgain('early.bird, late.bird');
    expect(await second.accounts.account.admins.grantConfigured()).toEqual({
      admins: ['Early.Bird'],
      revoked: [],
      absent: ['late.bird'],
    });
    expect(await meOf(pupil)).toMatchObject({ admin: true });
    for (const name of ['late.bird', 'LATE.bird', 'early.bird']) {
      const refused = errorOf(await register(second, name), 409);
      expect(refused.message).toContain('already exists');
      expect(refused.params).toMatchObject({ fields: [{ field: 'User_ID', problem: 'taken' }] });
      expect(await freeName(second, name)).toEqual({ available: false });
    }
    expect((await registered(second)).user.admin).toBe(false);
  });

  test('are nobody’s after the account was erased', async () => {
    const pupil = await registered(first, { User_ID: 'boss' });
    const second = await startedAgain('boss');
    await second.accounts.account.admins.grantConfigured();
    await pupil.call('DELETE', '/api/auth/me', { password: PASSWORD });
    errorOf(await register(second, 'Boss'), 409);
    expect(await second.accounts.account.admins.grantConfigured()).toMatchObject({ absent: ['boss'] });
  });

  test('stay revoked over a start, until granted by command', async () => {
    const pupil = await registered(first, { User_ID: 'boss' });
    const second = await startedAgain('boss');
    await second.accounts.account.admins.grantConfigured();
    await order(second, 'revoke', 'boss');
    expect(await second.accounts.account.admins.grantConfigured()).toMatchObject({ revoked: ['boss'] });
    expect(await meOf(pupil)).toMatchObject({ admin: false });
    errorOf(await register(second, 'BOSS'), 409);
    await order(second, 'grant', 'boss');
    expect(await second.accounts.account.admins.grantConfigured()).toMatchObject({ admins: ['boss'] });
    expect(await meOf(pupil)).toMatchObject({ admin: true });
  });

  test('an admin’s id that is free again makes nobody an admin', async () => {
    const pupil = await registered(first, { User_ID: 'boss' });
    await order(first, 'grant', 'boss');
    await pupil.call('DELETE', '/api/auth/me', { password: PASSWORD });
    expect((await registered(first, { User_ID: 'boss' })).user.admin).toBe(false);
  });
});

describe('the code of the first admin', () => {
  async function opened() {
    const running = await openTestApp({ environment: { RATE_LIMIT: 'off' } });
    onTestFinished(running.close);
    const code = (await running.accounts.account.admins.openClaim()) ?? '';
    return { running, code };
  }
  const claim = (pupil: Pupil, code: unknown) => pupil.call('POST', '/api/admin/claim', { code });

  test('makes whoever is signed in and types it an admin, once', async () => {
    const { running, code } = await opened();
    expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const pupil = await registered(running);
    const other = await registered(running);
    errorOf(await claim(pupil, 'abcd-abcd-abcd-abcd'), 403);
    expect(await meOf(pupil)).toMatchObject({ admin: false });
    expect((await claim(pupil, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).statusCode).toBe(200);
    expect(await meOf(pupil)).toMatchObject({ admin: true });
    errorOf(await claim(other, code), 403);
    const list = await pupil.call('GET', '/api/admin/security-log');
    const claims = answerOf(securityLog, list).data.filter(({ what }) => what === 'adminGranted');
    const [pupilId, otherId] = [pupil.user.User_ID, other.user.User_ID];
    expect(claims.map(({ who, whose, result }) => [who, whose, result])).toEqual([
      [otherId, otherId, 'refused'],
      [pupilId, pupilId, 'done'],
      [pupilId, pupilId, 'refused'],
    ]);
    expect(await running.accounts.account.admins.openClaim()).toBeNull();
  });

  test('is gone once there is an admin, and when a later one was printed', async () => {
    const { running, code } = await opened();
    const later = (await running.accounts.account.admins.openClaim()) ?? '';
    const pupil = await registered(running);
    errorOf(await claim(pupil, code), 403);
    const boss = await registered(running);
    await order(running, 'grant', boss.user.User_ID);
    errorOf(await claim(pupil, later), 403);
    await order(running, 'revoke', boss.user.User_ID);
    errorOf(await claim(pupil, later), 403);
  });

  test('makes one of many who type it at once', async () => {
    const { running, code } = await opened();
    const pupils = await Promise.all(Array.from({ length: 4 }, () => registered(running)));
    const answers = await Promise.all(pupils.map((pupil) => claim(pupil, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403]);
  });

  test('cannot be guessed at will, nor by nobody', async () => {
    const { running, code } = await opened();
    const pupil = await registered(running);
    errorOf(await callAs(running, null, 'POST', '/api/admin/claim', { code }), 401);
    for (const bad of ['', '  ', 5, null, 'x'.repeat(41)]) errorOf(await claim(pupil, bad), 400);
    for (let tries = 0; tries < 5; tries++) errorOf(await claim(pupil, 'wrong'), 403);
    errorOf(await claim(pupil, code), 423);
    const locked = { username: pupil.user.User_ID, password: PASSWORD };
    errorOf(await callAs(running, null, logIn.method, logIn.path, locked), 423);
  });

  test('is nowhere in the database', async () => {
    const { running, code } = await opened();
    const rows: unknown = await running.database.db.execute('select * from admin_claims');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });
});
