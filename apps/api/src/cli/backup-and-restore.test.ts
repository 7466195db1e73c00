import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../config.ts';
import { copyPrepared, temporaryFolder } from '../testing/database.ts';
import { settingsOf, startTestServer } from '../testing/server.ts';
import { runBackup, runRestore } from './backup-and-restore.ts';

interface Run {
  readonly code: number;
  readonly said: string;
}

async function running(
  run: typeof runBackup,
  environment: Environment,
  folder: string,
  ...args: string[]
): Promise<Run> {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const code = await run({ args, environment, folder, pid: process.pid, say });
  return { code, said: lines.join('\n') };
}

async function prepared(): Promise<Environment> {
  const { place, remove } = await copyPrepared();
  onTestFinished(remove);
  return settingsOf(place);
}

const checksum = ({ said }: Run) => /SHA-256[^0-9a-f]*(?:of the rows )?([0-9a-f]{64})/.exec(said)?.[1];

test('without a server the commands do it themselves', async () => {
  const folder = await temporaryFolder();
  const environment = await prepared();
  const made = await running(runBackup, environment, folder, 'all.gz');
  expect(made.code, made.said).toBe(0);
  expect(made.said).toContain(join(folder, 'all.gz'));
  const restored = await running(runRestore, await prepared(), folder, 'all.gz');
  expect(restored.code, restored.said).toBe(0);
  expect(checksum(restored)).toBe(checksum(made));
});

test('beside running servers, the servers do it and answer from what was restored', async () => {
  const folder = await temporaryFolder();
  const from = await startTestServer();
  const to = await startTestServer();
  const form = {
    First_Name: 'Mei',
    Last_Name: 'Chan',
    Email_Address: 'mei@school.example.hk',
    School_District: 'shaTin',
    Password: 'lighthouse above the bay',
    User_ID: 'mei.chan',
  };
  const post = (address: string, path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post(from.address, '/api/register', form);
  const made = await running(runBackup, from.environment, folder, 'all.gz');
  expect(made.code, made.said).toBe(0);
  const credentials = { username: form.User_ID, password: form.Password };
  expect((await post(to.address, '/api/auth/login', credentials)).status).toBe(401);
  const restored = await running(runRestore, to.environment, folder, 'all.gz', '--replace');
  expect(restored.code, restored.said).toBe(0);
  expect((await post(to.address, '/api/auth/login', credentials)).status).toBe(200);
  const refused = await running(runRestore, to.environment, folder, 'all.gz');
  expect(refused).toEqual({
    code: 2,
    said: 'There are people or years in this place: add --replace to put the backup there.',
  });
});

test('tell their usage to whoever asks for it, which is no mistake', async () => {
  for (const run of [runBackup, runRestore]) {
    expect(await running(run, {}, '/nowhere', '--help')).toEqual({
      code: 0,
      said: expect.stringContaining('Usage: npm run'),
    });
  }
});

test('what cannot be done is 2, with one line', async () => {
  const environment = await prepared();
  const folder = await temporaryFolder();
  for (const args of [[], ['a', 'b'], ['--all']]) {
    expect(await running(runBackup, environment, folder, ...args)).toMatchObject({ code: 2 });
    expect((await running(runRestore, environment, folder, ...args)).said).toContain(
      'Usage: npm run restore',
    );
  }
  expect(await running(runRestore, environment, folder, 'none.gz')).toEqual({
    code: 2,
    said: `${join(folder, 'none.gz')} cannot be read.`,
  });
  const away = { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' };
  const { code, said } = await running(runBackup, away, folder, 'all.gz');
  expect(code).toBe(2);
  expect(said).toMatch(/^DATABASE_URL: the database cannot be opened \(.*ECONNREFUSED.*\)\.$/);
  expect(said).not.toContain('secret');
});
