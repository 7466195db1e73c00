import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../config.ts';
import { controlSocketPath } from '../control/protocol.ts';
import { listenForCommands } from '../control/server.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { openFolderStore } from '../db/store.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { temporaryFolder } from '../testing/database.ts';
import { openMailBox } from '../testing/mail-box.ts';
import { callAs, type Pupil, registered } from '../testing/pupil.ts';
import { runAdmin, USAGE } from './admin.ts';

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
async function serverWithPupil(settings: Environment = {}): Promise<{
  running: TestApp;
  pupil: Pupil;
  environment: { DATA_DIR: string };
}> {
  const folder = await temporaryFolder();
  const running = await openTestApp({ environment: settings });
  const lock = lockFolder(folder, 'server', process.pid);
  if (lock.kind !== 'held') throw new Error('The folder is new.');
  const control = await listenForCommands(controlSocketPath(folder), {
    admin: running.accounts.doAdminCommand,
  });
  onTestFinished(async () => {
    await control.close(0);
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

  test('tells the owner by mail of a new password and of a second factor taken away', async () => {
    const mail = await openMailBox();
    onTestFinished(() => mail.close());
    const { pupil, environment } = await serverWithPupil({ SMTP_URL: mail.url });
    const { User_ID, Email_Address } = pupil.user;
    const reset = await admin(environment, 'reset-password', User_ID);
    expect(reset.said).toMatch(/ The owner is told by mail\.$/);
    expect((await admin(environment, 'reset-second-factor', User_ID)).said).toContain('told by mail');
    expect((await admin(environment, 'grant', User_ID)).said).not.toContain('mail');
    expect(mail.letters().map(({ to, headers }) => [to[0], headers.subject])).toEqual([
      [Email_Address, 'A new password was set for your Lodestar account'],
      [Email_Address, expect.stringContaining('switched off')],
    ]);
    const password = /: (\S+)$/m.exec(reset.said)?.[1] ?? expect.fail();
    expect(JSON.stringify(mail.letters())).not.toContain(password);
  });

  test('sets the password where the mail server is away, and says that nobody was told', async () => {
    const { running, pupil, environment } = await serverWithPupil({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const { code, said } = await admin(environment, 'reset-password', pupil.user.User_ID);
    expect(code).toBe(0);
    expect(said).toContain('could not be told by mail');
    const password = /: (\S+)$/m.exec(said)?.[1] ?? '';
    expect((await logIn(running, pupil.user.User_ID, password)).statusCode).toBe(200);
  });

  test('says so when there is no such user', async () => {
    const { environment } = await serverWithPupil();
    for (const command of [['grant'], ['revoke'], ['reset-password'], ['reset-second-factor'], ['role']]) {
      const [action = ''] = command;
      const args = action === 'role' ? [action, 'nobody', 'Tea'] : [action, 'nobody'];
      expect(await admin(environment, ...args)).toEqual({ code: 1, said: 'No user is called nobody.' });
    }
  });
});

test(
  'without a server it opens the folder itself, and mails what a server would',
  async () => {
    const mail = await openMailBox();
    onTestFinished(() => mail.close());
    const folder = await temporaryFolder();
    const environment = { DATA_DIR: folder, SMTP_URL: mail.url };
    expect(await admin(environment, 'grant', 'nobody')).toEqual({
      code: 1,
      said: 'No user is called nobody.',
    });
    const lock = lockFolder(folder, 'server', process.pid);
    if (lock.kind !== 'held') throw new Error('The command has let the folder go.');
    const database = await openFolderStore(lock);
    const running = await openTestApp({ database });
    const { user } = await registered(running);
    await running.close();
    await database.close();
    const { said } = await admin(environment, 'reset-password', user.User_ID);
    expect(said).toContain('The owner is told by mail.');
    expect(mail.letters().map(({ to }) => to[0])).toEqual([user.Email_Address]);
  },
  2 * MAKING_A_DATABASE_MS,
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
