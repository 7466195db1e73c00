import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as schema from '../db/schema.ts';
import { KEPT_TABLES, PASSING_TABLES } from '../db/whole-rows.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { temporaryFolder } from '../testing/database.ts';
import { callAs, PASSWORD, type Pupil, registered } from '../testing/pupil.ts';
import { END, FORMAT, lineDigest, TABLE } from './backup-lines.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const NOW = () => new Date('2026-11-20T08:00:00Z');

async function opened(): Promise<TestApp> {
  const running = await openTestApp();
  onTestFinished(running.close);
  return running;
}

async function pupilWithWork(running: TestApp): Promise<Pupil> {
  const pupil = await registered(running, { First_Name: '美玲', Last_Name: '"C" \\n 陳' });
  const event = {
    id: 'event_1',
    name: '#table users',
    year: 2024,
    type: 'academic',
    description: 'two\nlines \u2028 and more',
    timestamp: '2026-03-02T08:00:00.000Z',
  };
  const told = await pupil.call('PATCH', '/api/auth/me', { trajectory_events: [event] });
  expect(told.statusCode, told.body).toBe(200);
  await pupil.call('POST', '/api/dse-scores/save', { scores: { PHY: '5**' } });
  return pupil;
}

async function backedUp(running: TestApp) {
  const file = join(await temporaryFolder(), 'backup.gz');
  const end = await writeBackup(running.database.db, { file }, NOW);
  return { file, end };
}

async function linesFile(lines: readonly string[]): Promise<string> {
  const file = join(await temporaryFolder(), 'made.gz');
  const digest = lineDigest();
  for (const line of lines) digest.add(line);
  const end = END + JSON.stringify({ sha256: digest.hex(), rows: 0, madeAt: NOW().toISOString() });
  writeFileSync(file, gzipSync([...lines, end, ''].join('\n')));
  return file;
}

const signIn = (running: TestApp, { user }: Pupil) =>
  callAs(running, null, 'POST', '/api/auth/login', { username: user.User_ID, password: PASSWORD });

const me = async (running: TestApp, token: string | null) =>
  (await callAs(running, token, 'GET', '/api/auth/me')).statusCode;

test('every table is kept, or left out for a reason', () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const decided = [...KEPT_TABLES, ...PASSING_TABLES, schema.catalogueVersion];
  expect(decided.map((table) => getTableName(table)).sort()).toEqual(
    tables.map((table) => getTableName(table)).sort(),
  );
});

describe('a backup', () => {
  test('restored elsewhere holds the same, row by row', async () => {
    const there = await opened();
    await pupilWithWork(there);
    const { file, end } = await backedUp(there);
    const here = await opened();
    expect(await restoreBackup(here.database.db, { file, replace: false })).toEqual(end);
    expect((await backedUp(here)).end).toEqual(end);
  });

  test('brings back people with their work and passwords, and nobody’s session', async () => {
    const there = await opened();
    const pupil = await pupilWithWork(there);
    const { file } = await backedUp(there);
    const here = await opened();
    await restoreBackup(here.database.db, { file, replace: false });
    expect(await me(here, pupil.token)).toBe(401);
    const signedIn = (await signIn(here, pupil)).json();
    expect(signedIn.user).toMatchObject({ First_Name: '美玲', Last_Name: '"C" \\n 陳' });
    const scores = await callAs(here, signedIn.token, 'GET', '/api/dse-scores/load');
    expect(scores.body).toContain('5**');
  });

  test('holds no token, link or visitor', async () => {
    const running = await opened();
    await pupilWithWork(running);
    const { file } = await backedUp(running);
    const text = gunzipSync(readFileSync(file)).toString('utf8');
    for (const table of PASSING_TABLES) expect(text).not.toContain(`"${getTableName(table)}"`);
    expect(text).not.toContain('token_hash');
  });

  test('is for its owner alone, and never in the place of another file', async () => {
    const running = await opened();
    const { file } = await backedUp(running);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    await expect(writeBackup(running.database.db, { file }, NOW)).rejects.toThrow('is there already');
    expect(readFileSync(file)).toEqual(before);
    const nowhere = join(file, 'x', 'backup.gz');
    await expect(writeBackup(running.database.db, { file: nowhere }, NOW)).rejects.toThrow(
      'cannot be written',
    );
    expect(await readdir(join(file, '..'))).toEqual(['backup.gz']);
  });
});

describe('a restore', () => {
  test('replaces what is there only when told to, and is then seen by every server', async () => {
    const there = await opened();
    const first = await pupilWithWork(there);
    const { file } = await backedUp(there);
    const here = await opened();
    const second = await pupilWithWork(here);
    const versionOf = async () => (await here.database.db.select().from(schema.catalogueVersion))[0]?.version;
    const before = (await versionOf()) ?? 0;
    await expect(restoreBackup(here.database.db, { file, replace: false })).rejects.toThrow('--replace');
    expect(await me(here, second.token)).toBe(200);
    await restoreBackup(here.database.db, { file, replace: true });
    expect(await me(here, second.token)).toBe(401);
    expect((await signIn(here, second)).statusCode).toBe(401);
    expect((await signIn(here, first)).statusCode).toBe(200);
    expect(await versionOf()).toBeGreaterThan(before);
  });

  test('of a damaged, cut or strange file changes nothing', async () => {
    const running = await opened();
    const pupil = await pupilWithWork(running);
    const { file } = await backedUp(running);
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString('utf8');
    const files = {
      cut: whole.subarray(0, whole.length - 20),
      flipped: gzipSync(text.replace('5**', '5*')),
      flippedHead: gzipSync(text.replace('"tables"', '"tables')),
      flippedTable: gzipSync(text.replace('"users"', '"usurs"')),
      lineLess: gzipSync(text.split('\n').slice(0, -3).join('\n')),
      noEnd: gzipSync(text.slice(0, text.lastIndexOf(END))),
      text: Buffer.from('Name,Grade\n'),
      empty: Buffer.alloc(0),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const damaged = join(await temporaryFolder(), name);
      writeFileSync(damaged, bytes);
      const restoring = restoreBackup(running.database.db, { file: damaged, replace: true });
      await expect(restoring, name).rejects.toThrow('is damaged or was cut short');
    }
    const users = FORMAT + JSON.stringify({ tables: { users: ['uid'] } });
    const bomb = await linesFile([users, `${TABLE}users`, ' '.repeat(17 * 1_024 * 1_024)]);
    await expect(restoreBackup(running.database.db, { file: bomb, replace: true })).rejects.toThrow(
      'is damaged or was cut short',
    );
    const strange = await linesFile(['a,b', '1,2']);
    await expect(restoreBackup(running.database.db, { file: strange, replace: true })).rejects.toThrow(
      'is not a backup',
    );
    const missing = join(await temporaryFolder(), 'none');
    await expect(restoreBackup(running.database.db, { file: missing, replace: true })).rejects.toThrow(
      'cannot be read',
    );
    expect(await me(running, pupil.token)).toBe(200);
  });

  test('of a newer version is refused; of an older one the new columns have their defaults', async () => {
    const running = await opened();
    const header = (tables: object) => FORMAT + JSON.stringify({ tables });
    const newer = await linesFile([header({ users: ['uid', 'star_sign'] })]);
    await expect(restoreBackup(running.database.db, { file: newer, replace: true })).rejects.toThrow(
      'newer version',
    );
    const row = {
      name: 'Programmes_2020',
      entry_year: 2020,
      sources: {},
      file_hash: 'x',
      origin: 'imported',
    };
    const older = await linesFile([
      header({ collections: Object.keys(row) }),
      `${TABLE}collections`,
      JSON.stringify(row),
    ]);
    await restoreBackup(running.database.db, { file: older, replace: true });
    const [stored] = await running.database.db.select().from(schema.collections);
    expect(stored).toMatchObject({ name: 'Programmes_2020', loadedAt: expect.any(Date) });
  });

  test('that breaks half-way changes nothing', async () => {
    const running = await opened();
    const pupil = await pupilWithWork(running);
    const broken = await linesFile([
      FORMAT + JSON.stringify({ tables: { dse_scores: ['uid', 'rows', 'version', 'saved_at'] } }),
      `${TABLE}dse_scores`,
      JSON.stringify({ uid: 'nobody', rows: [], version: 1, saved_at: NOW().toISOString() }),
    ]);
    const failure = await restoreBackup(running.database.db, { file: broken, replace: true }).catch(String);
    expect(failure).toMatch(/could not be restored, nothing was changed \(.*foreign key/);
    expect(failure).not.toContain('saved_at');
    expect(await me(running, pupil.token)).toBe(200);
  });
});
