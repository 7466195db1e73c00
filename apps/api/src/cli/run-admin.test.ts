import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listenForCommands } from '../control/server.ts';
import { controlSocketPath } from '../control/socket-path.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { temporaryFolder } from '../testing/database.ts';
import { callAs, type Pupil, registered } from '../testing/pupil.ts';
import { runAdmin, USAGE } from './run-admin.ts';

/** An embedded database made from nothing takes its time on a busy machine. */
const MAKING_A_DATABASE_MS = 60_000;

interface Run {
  readonly code: number;
  readonly said: string;
}

async function admin(environment: Record<string, string>, ...args: string[]): Promise<Run> {
  const said: string[] = [];
  const code = await runAdmin({ args, environment, pid: process.pid, say: (line) => said.push(line) });
  return { code, said: said.join('\n') };
}

/** A server that holds its folder and listens for commands, as far as these need one. */
async function serverWithPupil(): Promise<{
  running: TestApp;
  pupil: Pupil;
  environment: { DATA_DIR: string };
}> {
  const folder = await temporaryFolder();
  const running = await openTestApp();
  const lock = lockFolder(folder, 'server', process.pid);
  if (lock.kind !== 'held') throw new Error('The folder is new.');
  const control = await listenForCommands(controlSocketPath(folder), {
    admin: running.accounts.doAdminCommand,
  });
  onTestFinished(async () => {
    await control.close();
    lock.release();
    await running.close();
  });
  return { running, pupil: await registered(running), environment: { DATA_DIR: folder } };
}

const recordOf = async (pupil: Pupil) => (await pupil.call('GET', '/api/auth/me')).json();
const logIn = (running: TestApp, username: string, password: string) =>
  callAs(running, null, 'POST', '/api/auth/login', { username, password });

describe('beside a running server', () => {
  test('grants and revokes at once', async () => {
    const { pupil, environment } = await serverWithPupil();
    const { User_ID } = pupil.user;
    const granted = await admin(environment, 'grant', User_ID.toUpperCase());
    expect(granted).toEqual({ code: 0, said: `${User_ID} is an admin now.` });
    expect(await recordOf(pupil)).toMatchObject({ admin: true });
    expect((await admin(environment, 'revoke', User_ID)).code).toBe(0);
    expect(await recordOf(pupil)).toMatchObject({ admin: false });
  });

  test('sets the role', async () => {
    const { pupil, environment } = await serverWithPupil();
    expect((await admin(environment, 'role', pupil.user.User_ID, 'Tea')).code).toBe(0);
    expect(await recordOf(pupil)).toMatchObject({ User_Role: 'Tea' });
  });

  test('sets a password that opens a locked account and ends its sessions', async () => {
    const { running, pupil, environment } = await serverWithPupil();
    const { User_ID } = pupil.user;
    for (let tries = 0; tries < 5; tries++) await logIn(running, User_ID, 'wrong');
    expect((await logIn(running, User_ID, pupil.password)).statusCode).toBe(423);
    const { code, said } = await admin(environment, 'reset-password', User_ID);
    expect(code).toBe(0);
    const password = /: (\S+)$/m.exec(said)?.[1] ?? '';
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect((await pupil.call('GET', '/api/auth/me')).statusCode).toBe(401);
    expect((await logIn(running, User_ID, pupil.password)).statusCode).toBe(401);
    expect((await logIn(running, User_ID, password)).statusCode).toBe(200);
  });

  test('says so when there is no such user', async () => {
    const { environment } = await serverWithPupil();
    for (const command of [['grant'], ['revoke'], ['reset-password'], ['role']]) {
      const [action = ''] = command;
      const args = action === 'role' ? [action, 'nobody', 'Tea'] : [action, 'nobody'];
      expect(await admin(environment, ...args)).toEqual({ code: 1, said: 'No user is called nobody.' });
    }
  });
});

test(
  'without a server it opens the folder itself',
  async () => {
    const environment = { DATA_DIR: await temporaryFolder() };
    expect(await admin(environment, 'grant', 'nobody')).toEqual({
      code: 1,
      said: 'No user is called nobody.',
    });
  },
  MAKING_A_DATABASE_MS,
);

test('says who holds the folder when that one does not answer', async () => {
  const folder = await temporaryFolder();
  const lock = lockFolder(folder, 'server', process.pid);
  onTestFinished(() => (lock.kind === 'held' ? lock.release() : undefined));
  const { code, said } = await admin({ DATA_DIR: folder }, 'grant', 'somebody');
  expect(code).toBe(2);
  expect(said).toContain(`${process.pid}`);
});

test.each([
  [],
  ['grant'],
  ['grant', 'a', 'b'],
  ['role', 'a'],
  ['role', 'a', 'Headmaster'],
  ['role', 'a', 'Tea', 'x'],
  ['promote', 'a'],
])('prints its usage for %j', async (...args) => {
  expect(await admin({ DATA_DIR: join('/nonexistent', 'folder') }, ...args)).toEqual({
    code: 2,
    said: USAGE,
  });
});

test('prints its usage to whoever asks for it, which is no mistake', async () => {
  expect(await admin({}, '--help')).toEqual({ code: 0, said: USAGE });
});

describe('ADMIN_USER_IDS', () => {
  test('makes admins at start of those there are, and of those who come with such a name', async () => {
    const first = await openTestApp();
    const pupil = await registered(first, { User_ID: `Early.Bird` });
    const second = await openTestApp({
      database: first.database,
      environment: { ADMIN_USER_IDS: 'early.bird, late.bird' },
    });
    expect(await second.accounts.account.grantConfiguredAdmins()).toEqual(['Early.Bird']);
    expect(await recordOf(pupil)).toMatchObject({ admin: true });
    const late = await registered(second, { User_ID: 'Late.Bird' });
    expect(late.user.admin).toBe(true);
    expect((await registered(second)).user.admin).toBe(false);
    await second.close();
    await first.close();
  });
});
