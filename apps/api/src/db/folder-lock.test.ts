import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '../shared/start-error.ts';
import { temporaryFolder } from '../testing/database.ts';
import { lockFolder, nameHolder } from './folder-lock.ts';

const MODULE = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Another process that holds a folder until it is killed. */
async function holdElsewhere(folder: string) {
  const script = `
    import { lockFolder } from ${JSON.stringify(MODULE)};
    const { kind } = lockFolder(${JSON.stringify(folder)}, 'server', process.pid);
    globalThis.gc();
    console.log(kind);
    setInterval(() => {}, 1_000);`;
  const options = ['--expose-gc', '--input-type=module-typescript', '--eval', script];
  const holder = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  const [said] = await once(holder.stdout, 'data');
  expect(String(said)).toBe('held\n');
  return holder;
}

test('a folder is held once, and again after it is given back', async () => {
  const folder = join(await temporaryFolder(), 'new');
  const first = lockFolder(folder, 'server', 101);
  const second = lockFolder(folder, 'import', 102);
  expect(second).toMatchObject({ kind: 'taken', holder: { pid: 101, role: 'server' } });
  if (first.kind === 'held') first.release();
  const third = lockFolder(folder, 'import', 103);
  expect(third.kind).toBe('held');
  if (third.kind === 'held') third.release();
});

test('a holder is named by its process and what it does', () => {
  expect(nameHolder({ pid: 101, role: 'server', since: '2026-01-01T00:00:00Z' })).toBe(
    'process 101 (server)',
  );
  expect(nameHolder(null)).toBe('another process');
});

test('another process is told who holds the folder, and a killed one holds nothing', async () => {
  const folder = await temporaryFolder();
  const holder = await holdElsewhere(folder);
  expect(lockFolder(folder, 'server', 1)).toMatchObject({ kind: 'taken', holder: { pid: holder.pid } });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = lockFolder(folder, 'server', 1);
  expect(lock.kind).toBe('held');
  if (lock.kind === 'held') lock.release();
});

test('a folder in which nothing can be written is named, with the reason', async () => {
  const file = join(await temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => lockFolder(join(file, 'data'), 'server', 1)).toThrow(
    new StartError(
      `${join(file, 'data')} cannot hold the data (ENOTDIR: not a directory, mkdir '${join(file, 'data')}'): set another DATA_DIR.`,
    ),
  );
});

test('a second server ends at once, with one line that names the first', async () => {
  const folder = await temporaryFolder();
  const holder = await holdElsewhere(folder);
  const second = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void second.kill('SIGKILL'));
  const lines: string[] = [];
  second.stderr.on('data', (chunk) => lines.push(String(chunk)));
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(lines.join('')).toBe(
    `${folder} is in use by process ${holder.pid} (server): stop it, or set another DATA_DIR.\n`,
  );
});

const rightsOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);

test.each([0o755, 0o777, 0o750])('a data folder with rights %o is closed to others', async (rights) => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'database'));
  chmodSync(folder, rights);
  const lock = lockFolder(folder, 'server', 101);
  expect(rightsOf(folder)).toBe('700');
  if (lock.kind === 'held') lock.release();
});

test('a folder that holds other things too is left as it is, and the start refused with what to do', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'homework.txt'), '');
  chmodSync(folder, 0o755);
  expect(() => lockFolder(folder, 'server', 101)).toThrow(StartError);
  expect(() => lockFolder(folder, 'server', 101)).toThrow(/755.*homework\.txt.*chmod 700.*DATA_DIR/);
  expect(rightsOf(folder)).toBe('755');
});
